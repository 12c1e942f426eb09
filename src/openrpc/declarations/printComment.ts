/** Matches the words that fit on an 80-character line after indentation and ` * `. */
const LINE = /(.{1,76})(?: |$)/g;

const wrap = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.replace(LINE, '$1\n').trimEnd().split('\n'));

export function printComment(
  paragraphs: readonly (string | undefined)[],
): string[] {
  const lines = paragraphs.flatMap((paragraph) =>
    paragraph ? wrap(paragraph.replaceAll('*/', '*\\/')) : [],
  );
  if (lines.length <= 1) return lines.map((line) => `/** ${line} */`);
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

export function printBlock(
  head: string,
  lines: readonly string[],
  tail = '',
): string[] {
  return [`${head} {`, ...lines.map((line) => line && `  ${line}`), `}${tail}`];
}
