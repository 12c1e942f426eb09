/** Words that fit into 80 characters after the indentation and ` * `. */
const LINE = /(.{1,76})(?: |$)/g;

/** Breaks a string into lines, and keeps the line breaks that it already has. */
const wrap = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace(LINE, '$1\n').trimEnd().split('\n'));

/** Returns the lines of a JSDoc comment; an empty list if all paragraphs are empty. */
export function printComment(
  paragraphs: readonly (string | undefined)[],
): string[] {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph ? wrap(paragraph.replaceAll('*/', '*\\/')) : [],
  );
  if (lines.length <= 1) return lines.map((line) => `/** ${line} */`);
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

/** Returns the lines of a block in braces, with its content indented. */
export function printBlock(
  head: string,
  lines: readonly string[],
  tail = '',
): string[] {
  return [`${head} {`, ...lines.map((line) => line && `  ${line}`), `}${tail}`];
}
