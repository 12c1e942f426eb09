/**
 * Lets the browser skip the layout of content outside the viewport
 * (`content-visibility`). Turn this off before scrolling to a position, because the
 * height of skipped content is estimated.
 */
export function skipOffscreenLayout(isLate: boolean): void {
  document.documentElement.toggleAttribute('data-late-layout', isLate);
}
