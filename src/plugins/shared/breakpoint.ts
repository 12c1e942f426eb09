/** From this width on, in pixels, the sidebar stands beside the text. */
export const BREAKPOINT = 997;

/** What media queries say for it: ours by name, the theme's by its own width. */
const WIDE = /\(--wide\)|\(min-width: ?997px\)/g;
const NARROW = /\(--narrow\)|\(max-width: ?996px\)/g;

/** A style sheet, or one media query, with the width in place of its names. */
export const setBreakpoint = (css: string): string =>
  css
    .replace(WIDE, `(min-width:${BREAKPOINT}px)`)
    .replace(NARROW, `(max-width:${BREAKPOINT - 1}px)`);
