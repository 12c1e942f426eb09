export type Load = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Loads each client file by the id in `data-client`. The build writes this list:
 * `plugins/pipeline/client/listLoader.ts`. In `npm start` core's client renders.
 */
export const clientFiles: Record<string, Load> = {};
