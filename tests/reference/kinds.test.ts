import { describe, expect, it } from 'vitest';
import { parseReference } from '@site/src/reference/kinds';

describe('the import of a model', () => {
  it.each([
    ['?module=Device', { kind: 'module', name: 'Device' }],
    ['?schemas=Types', { kind: 'schemas', name: 'Types' }],
    ['?symbols', { kind: 'symbols' }],
  ])('%s names a page', (query, page) => {
    expect(parseReference(query)).toEqual(page);
  });

  it.each(['?module', '?module=', '?index=Device', '?toString'])(
    '"%s" names none',
    (query) => {
      expect(() => parseReference(query)).toThrow(
        `unknown part "${query.slice(1)}". `,
      );
    },
  );
});
