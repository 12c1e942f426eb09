/** The reference's own Markdown: code marks and link targets are not text. */
export function toPlainText(markdown = ''): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
