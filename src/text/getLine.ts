/** Returns the line at an index in a text; the first line is 1. */
export const getLine = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;
