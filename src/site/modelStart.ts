/** Where in the HTML of a page its model begins, for what prints the model itself. */
export const MODEL_START = 'data-model';

/** What the first element has that the component of such a page renders. */
export const modelStart = { [MODEL_START]: '' };
