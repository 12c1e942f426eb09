export type Load = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Functions that load client files, by id. `plugins/pipeline/client/listLoader.ts` adds
 * them to the built site.
 */
export const clientFiles: Record<string, Load> = {};
