import { expect, it } from 'vitest';
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
