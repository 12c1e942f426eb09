/** Leaves room for the indentation and ` * ` in a line of 80 characters. */
const WIDTH = 76;

/** Breaks a string into lines, and keeps the line breaks that it already has. */
function wrap(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines[lines.length - 1] ?? '';
      if (!line) lines[lines.length - 1] = word;
      else if (line.length + word.length < WIDTH) {
        lines[lines.length - 1] = `${line} ${word}`;
      } else lines.push(word);
    }
    return lines;
  });
}

/** Lines of a JSDoc comment; an empty list if all paragraphs are empty. */
export function printComment(
  paragraphs: readonly (string | undefined)[],
): string[] {
  const lines = paragraphs
    .filter((p) => p !== undefined && p !== '')
    .flatMap((p) => wrap((p ?? '').replace(/\*\//g, '*\\/')));
  if (lines.length <= 1) return lines.map((line) => `/** ${line} */`);
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

/** A block in braces, its lines indented by one step. */
export function printBlock(
  head: string,
  lines: readonly string[],
  tail = '',
): string[] {
  return [`${head} {`, ...lines.map((line) => line && `  ${line}`), `}${tail}`];
}
