/**
 * Lets the browser skip the layout of content far from the viewport (`content-visibility`).
 * Turn this off before you scroll to a position, because skipped content has an estimated
 * height.
 */
export function skipOffscreenLayout(isLate: boolean): void {
  const { dataset } = document.documentElement;
  if (isLate) dataset['layout'] = 'late';
  else delete dataset['layout'];
}
