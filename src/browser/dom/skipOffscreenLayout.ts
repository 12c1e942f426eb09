/**
 * Lets styles skip the layout of content far from the viewport (`content-visibility`). Its
 * height is then an estimate, so turn this off before scrolling to a position.
 */
export function skipOffscreenLayout(isLate: boolean): void {
  const { dataset } = document.documentElement;
  if (isLate) dataset['layout'] = 'late';
  else delete dataset['layout'];
}
