/** Splits a description into its first sentence and the rest. */
export function splitText(text = '') {
  const [summary = '', ...rest] = text.split('\n\n');
  const description = rest.join('\n\n');
  return { summary, ...(description && { description }) };
}

export type LineKind = 'methods' | 'schemas' | 'x-modules' | 'x-schema-pages';

/** Line numbers by kind and name, for instance `methods/device.audio`. */
export type Lines = ReadonlyMap<string, number>;

const SECTION = /^ {2}"([\w-]+)": /;

const NAME = /^ {6}"name": "([^"]+)",?$/;
const KEY = /^ {6}"([^"]+)": \{$/;

/** Finds each entry's line by the indentation, which `npm run check` enforces. */
export function listLines(text: string): Lines {
  const lines = new Map<string, number>();
  let section = '';
  text.split('\n').forEach((line, i) => {
    section = SECTION.exec(line)?.[1] ?? section;
    const isKeyed = section === 'components';
    const [, name] = (isKeyed ? KEY : NAME).exec(line) ?? [];
    if (name === undefined) return;
    lines.set(`${isKeyed ? 'schemas' : section}/${name}`, i + 1);
  });
  return lines;
}

export const getLine = (
  lines: Lines | undefined,
  kind: LineKind,
  name: string,
): number | undefined => lines?.get(`${kind}/${name}`);
