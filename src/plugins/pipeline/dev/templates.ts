/** Replaces `browser/react/templates` in pages of `npm start`: `browser/client.ts` adds them later. */
export const TEMPLATES = [];
