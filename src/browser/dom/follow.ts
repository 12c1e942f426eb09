/** Goes to an address as a press on a link to it would. */
export function follow(href: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}
