/** With `npm start`, `browser/client.ts` adds the templates. */
export const TEMPLATES = [];
