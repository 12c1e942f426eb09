/** Width of every drawing, so that phones show it at about full size. */
export const WIDTH = 360;

/** Distance between two lines of text. */
export const LINE = 15;

/** From the upper edge of a frame down to the baseline of its heading. */
export const HEADING = 19;

/** From the middle of a line of text to its baseline. */
export const BASELINE = 4;
