/**
 * Says whether what is far from the screen may wait for its layout: styles that
 * skip it ask for this mark. Until then its height is a guess, so all must be
 * laid out wherever a place in the page is to be found.
 */
export function layOutLate(isLate: boolean): void {
  const { dataset } = document.documentElement;
  if (isLate) dataset['layout'] = 'late';
  else delete dataset['layout'];
}
