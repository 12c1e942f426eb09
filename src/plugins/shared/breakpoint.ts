/** The minimum window width, in pixels, at which the sidebar is beside the text. */
export const BREAKPOINT = 997;

/** Matches the breakpoint in media queries: by name in ours, by width in the theme's. */
const WIDE = /\(--wide\)|\(min-width: ?997px\)/g;
const NARROW = /\(--narrow\)|\(max-width: ?996px\)/g;

/** Inserts the breakpoint into a style sheet or a media query. */
export const setBreakpoint = (css: string): string =>
  css
    .replace(WIDE, `(min-width:${BREAKPOINT}px)`)
    .replace(NARROW, `(max-width:${BREAKPOINT - 1}px)`);
