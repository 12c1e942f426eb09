import { expect, it } from 'vitest';
import { parseReference } from '@site/src/reference/kinds';

it.each(['?module', '?module=', '?index=Device', '?toString'])(
  'an import of a model with "%s" names no page',
  (query) => {
    expect(() => parseReference(query)).toThrow(
      `unknown part "${query.slice(1)}". `,
    );
  },
);
