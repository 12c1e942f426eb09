/** Marks in a page's HTML where its model begins, because Markdown prints the model itself. */
export const MODEL_START = 'data-model';

/** Props for the first element that the page's component renders. */
export const modelStart = { [MODEL_START]: '' };
