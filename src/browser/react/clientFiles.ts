export type Load = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Functions that load the client files, by the id in `data-client`. The build adds them
 * (`plugins/pipeline/client/listLoader.ts`); with `npm start`, Docusaurus loads the files.
 */
export const clientFiles: Record<string, Load> = {};
