import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import clientPlugin from '../../../../src/plugins/pipeline/client';
import { hasDirective } from '../../../../src/plugins/pipeline/client/clientLoader';

it.each([
  ["'use client';\nimport React from 'react';", true],
  ['"use client"\nexport default 1;', true],
  ["// A comment.\n/* More\nof it. */\n'use client';", true],
  ["'use strict';\n'use client';", true],
  ["\uFEFF'use client';", true],
  ["'use client' + x;", false],
  ["import React from 'react';\n'use client';", false],
  ["// 'use client';\nexport default 1;", false],
  ["const text = 'use client';", false],
  ["'use strict';\nexport default 'use client';", false],
  ['', false],
])('of %j says %s', (source, expected) => {
  expect(hasDirective(source)).toBe(expected);
});

it('leaves Markdown outside the docs to the loader of Docusaurus', () => {
  const context = { siteDir: path.resolve('.') } as LoadContext;
  const settings = clientPlugin(context).configureWebpack?.(
    { mode: 'development' },
    false,
    undefined as never,
    undefined,
  );
  const rules = settings?.module?.rules as { readonly test?: unknown }[];
  expect(rules.length).toBeGreaterThan(0);
  // Docusaurus excludes the folders of rules that look like this.
  const isMdxRule = ({ test }: { readonly test?: unknown }): boolean =>
    test instanceof RegExp && test.test('x.mdx');
  expect(rules.filter(isMdxRule)).toEqual([]);
});
