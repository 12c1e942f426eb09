export interface Fence {
  /** Number of the first line of code; the page starts with line 1. */
  readonly line: number;
  /** In lower case. */
  readonly language: string;
  /** The rest of the fence's info string. */
  readonly meta: string;
  readonly code: string;
  /** The last heading above the code, as plain text; may be empty. */
  readonly heading: string;
}

const OPENING = /^([\s>]*)(`{3,}|~{3,})\s*([^\s{`]*)(.*)$/;

const parseHeading = (line: string): string | undefined =>
  /^#{2,}\s+(.*?)\s*(?:\{#[^}]*\})?$/.exec(line)?.[1]?.replace(/[`*]/g, '');

export function parseFences(text: string): readonly Fence[] {
  const fences: Fence[] = [];
  const lines = text.split(/\r?\n/);
  let heading = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    heading = parseHeading(line) ?? heading;
    const open = OPENING.exec(line);
    if (!open) continue;
    const [, indent = '', fence = '', name = '', meta = ''] = open;
    const start = i + 1;
    const closing = new RegExp(`^[\\s>]*${fence}${fence.charAt(0)}*\\s*$`);
    for (i = start; i < lines.length && !closing.test(lines[i] ?? '');) i++;
    const code = lines
      .slice(start, i)
      .map((l) => (l.startsWith(indent) ? l.slice(indent.length) : l))
      .join('\n');
    const language = name.toLowerCase();
    fences.push({ line: start + 1, language, meta, code, heading });
  }
  return fences;
}
