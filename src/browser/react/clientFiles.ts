export type Load = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Loads each client file by the id in `data-client`. The build generates this list
 * (`plugins/pipeline/client/listLoader.ts`); `npm start` doesn't need it.
 */
export const clientFiles: Record<string, Load> = {};
