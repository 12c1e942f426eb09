/** Width of every drawing: a phone shows it at about its own size. */
export const WIDTH = 360;

/** Distance of two lines of text. */
export const LINE = 15;

/** From the upper edge of a frame down to the baseline of its heading. */
export const HEADING = 19;

/** From the middle of a line of text down to its baseline. */
export const BASELINE = 4;
