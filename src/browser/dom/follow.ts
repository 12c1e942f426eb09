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
