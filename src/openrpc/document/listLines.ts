/** Splits a description of two paragraphs into its first sentence and the rest. */
export function splitText(text = ''): {
  readonly summary: string;
  readonly description?: string;
} {
  const [summary = '', ...rest] = text.split('\n\n');
  return rest.length
    ? { summary, description: rest.join('\n\n') }
    : { summary };
}

/** The lists of a document whose entries have line numbers. */
export type LineKind = 'methods' | 'schemas' | 'x-modules' | 'x-schema-pages';

/** Line numbers by kind and name: `methods/device.audio`. */
export type Lines = ReadonlyMap<string, number>;

/** Matches the start of a list: `  "methods": [`. */
const SECTION = /^ {2}"([\w-]+)": /;

/** Matches the name of an entry, or the key of a schema. */
const NAME = /^ {6}"name": "([^"]+)",?$/;
const KEY = /^ {6}"([^"]+)": \{$/;

/**
 * Finds the lines on which methods, schemas, modules, and pages of types begin. It
 * recognizes entries by their indentation, which the format check enforces.
 */
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

/** Returns the line of an entry, or `undefined` if it wasn't found. */
export const getLine = (
  lines: Lines | undefined,
  kind: LineKind,
  name: string,
): number | undefined => lines?.get(`${kind}/${name}`);
