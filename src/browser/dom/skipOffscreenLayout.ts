/**
 * Lets the browser skip the layout of content outside the viewport
 * (`content-visibility`). Turn this off before scrolling to a position, because the
 * height of skipped content is estimated.
 */
export function skipOffscreenLayout(isLate: boolean): void {
  const { dataset } = document.documentElement;
  if (isLate) dataset['layout'] = 'late';
  else delete dataset['layout'];
}
