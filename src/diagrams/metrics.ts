/** Width of every drawing: a phone shows it at about its own size. */
export const WIDTH = 360;

/** Distance of two lines of text. */
export const LINE = 15;

/** From the middle of a line of text down to its baseline. */
export const BASELINE = 4;
