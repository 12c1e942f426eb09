import fs from 'node:fs';
import { expect, it } from 'vitest';
import { findAll } from '../findAll';

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

const QUOTED = ["'", '`', '"'];

function findFault({ statement, test }: Row): string | undefined {
  if (/^not (?:applicable|tested): \S/.test(test)) return undefined;
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
  if (file === undefined || title === undefined) {
    return `${statement}: "${test}" must be \`file\`: title, or "not applicable: reason".`;
  }
  if (!fs.existsSync(`tests/${file}`))
    return `${statement}: tests/${file} not found.`;
  const text = fs.readFileSync(`tests/${file}`, 'utf8');
  // Tags may follow the title.
  const isThere = QUOTED.some((quote) =>
    [quote, ' @'].some((end) => text.includes(quote + title + end)),
  );
  return isThere
    ? undefined
    : `${statement}: tests/${file} has no test "${title}". Correct the title.`;
}

it('the specification is in the table, section by section', () => {
  const table = fs.readFileSync('tests/specification.md', 'utf8');
  expect(findAll(table, /^## (\d+)\./gm)).toEqual(
    Array.from({ length: SECTIONS }, (_, i) => `${i + 1}`),
  );
});

it.each([
  ['statement of the specification', 'specification.md', 90],
  ['feature of Docusaurus', 'stock.md', 60],
])('each %s has a test that exists, or a reason', (_, file, least) => {
  const rows = parseRows(fs.readFileSync(`tests/${file}`, 'utf8'));
  expect(rows.length).toBeGreaterThan(least);
  expect(rows.flatMap((row) => findFault(row) ?? [])).toEqual([]);
});
