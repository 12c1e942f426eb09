/** With the indentation and ` * ` in front, a line of 80 characters. */
const WIDTH = 76;

/** Breaks a text into lines; a line of its own in the text stays one. */
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

/** Lines of a documentation comment; none where there is nothing to say. */
export function printComment(
  paragraphs: readonly (string | undefined)[],
): string[] {
  const lines = paragraphs
    .filter((p) => p !== undefined && p !== '')
    .flatMap((p) => wrap((p ?? '').replace(/\*\//g, '*\\/')));
  if (lines.length <= 1) return lines.map((line) => `/** ${line} */`);
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

/** Code between braces, one step to the right. */
export function printBlock(
  head: string,
  lines: readonly string[],
  tail = '',
): string[] {
  return [`${head} {`, ...lines.map((line) => line && `  ${line}`), `}${tail}`];
}
