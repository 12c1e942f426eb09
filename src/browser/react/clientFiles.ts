type Load = () => Promise<Readonly<Record<string, unknown>>>;

/** Functions that load client files, by id. The build's `listLoader.ts` adds them. */
export const clientFiles: Record<string, Load> = {};
