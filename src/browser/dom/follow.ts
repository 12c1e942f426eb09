/**
 * Goes to an address as a press on a link to it would.
 * @param isElsewhere opens it in another tab
 */
export function follow(href: string, isElsewhere = false): void {
  if (isElsewhere) {
    window.open(href, '_blank', 'noopener');
    return;
  }
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}
