/** Removes code marks and link targets from the reference's Markdown. */
export function toPlainText(markdown = ''): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
