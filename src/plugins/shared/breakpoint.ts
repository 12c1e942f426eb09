/** From this width in pixels, the sidebar is beside the text. */
export const BREAKPOINT = 997;

/** The breakpoint in media queries: ours use a name, the theme's a fixed width. */
const WIDE = /\(--wide\)|\(min-width: ?997px\)/g;
const NARROW = /\(--narrow\)|\(max-width: ?996px\)/g;

/** Sets the breakpoint in a style sheet or in one media query. */
export const setBreakpoint = (css: string): string =>
  css
    .replace(WIDE, `(min-width:${BREAKPOINT}px)`)
    .replace(NARROW, `(max-width:${BREAKPOINT - 1}px)`);
