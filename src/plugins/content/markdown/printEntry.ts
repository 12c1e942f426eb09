/** Escapes characters that have a meaning inside a line of Markdown. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<&~]/g, '\\$&');

/** Prints a list item that links to a page or a file. */
export const printEntry = (
  title: string,
  url: string,
  description = '',
): string =>
  `- [${escapeMarkdown(title)}](${url})${description && `: ${escapeMarkdown(description)}`}\n`;
