import { expect, test } from 'vitest';
import { collectSymbols } from '@site/src/plugins/content/search/collectSymbols';
import { getDocument, VERSIONS } from './versions';

const known = ['next', ...VERSIONS].map((version) => {
  const symbols = collectSymbols(getDocument(version));
  const entries = symbols.map(
    ({ id, keywords = [] }) => [id, keywords] as const,
  );
  return [version, new Map(entries)] as const;
});

test('a symbol has the same keywords in every version', () => {
  const [, newest] = known[0] ?? [];
  const faults = known.flatMap(([version, keywords]) =>
    [...keywords].flatMap(([name, words]) => {
      const own = newest?.get(name) ?? words;
      return own.join() === words.join() ? [] : `${version} ${name}`;
    }),
  );
  expect(faults).toEqual([]);
});
