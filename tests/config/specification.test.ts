import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const SECTIONS = 10;

interface Row {
  readonly statement: string;
  readonly test: string;
}

const parseRows = (text: string): readonly Row[] =>
  Array.from(
    text.matchAll(/^\| (?!Statement |Feature |-)(.*?) +\| (.*?) +\|$/gm),
    ([, statement = '', test = '']) => ({ statement, test }),
  );

const readTest = (file: string): string | undefined =>
  fs.existsSync(`tests/${file}`)
    ? fs.readFileSync(`tests/${file}`, 'utf8')
    : undefined;

const QUOTED = ["'", '`', '"'];

function findFault({ statement, test }: Row): string | undefined {
  if (/^not (?:applicable|tested): \S/.test(test)) return undefined;
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
  if (file === undefined || title === undefined) {
    return `${statement}: "${test}" must be \`file\`: title, or "not applicable: reason".`;
  }
  const text = readTest(file);
  if (text === undefined) return `${statement}: tests/${file} not found.`;
  // Tags may follow the title.
  const isThere = QUOTED.some((quote) =>
    [quote, ' @'].some((end) => text.includes(quote + title + end)),
  );
  return isThere
    ? undefined
    : `${statement}: tests/${file} has no test "${title}". Correct the title.`;
}

const table = fs.readFileSync('tests/specification.md', 'utf8');

describe('each statement of the specification', () => {
  it('is in the table, section by section', () => {
    const sections = Array.from(table.matchAll(/^## (\d+)\./gm), ([, n]) =>
      Number(n),
    );
    expect(sections).toEqual(Array.from({ length: SECTIONS }, (_, i) => i + 1));
    expect(parseRows(table).length).toBeGreaterThan(90);
  });

  it('has a test that exists, or a reason', () => {
    expect(parseRows(table).flatMap((row) => findFault(row) ?? [])).toEqual([]);
  });
});

describe('each feature of Docusaurus', () => {
  const features = parseRows(fs.readFileSync('tests/stock.md', 'utf8'));

  it('has a test that exists, or a reason', () => {
    expect(features.length).toBeGreaterThan(60);
    expect(features.flatMap((row) => findFault(row) ?? [])).toEqual([]);
  });
});
