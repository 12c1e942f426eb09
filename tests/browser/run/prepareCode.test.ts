import { describe, expect, it } from 'vitest';
import {
  prepareCode,
  type PreparedCode,
} from '../../../src/browser/run/code/prepareCode';

const SDK = {
  name: '@firebolt-js/sdk',
  version: '0.8.0',
  exports: ['Device', 'Lifecycle'],
};

const prepare = (code: string): PreparedCode => {
  const prepared = prepareCode(code, SDK);
  if (!('body' in prepared)) throw new Error(JSON.stringify(prepared));
  return prepared;
};

const MODULE = { Device: 'a device', Lifecycle: 'a lifecycle' };

/** Runs code like the sandbox; returns what guards receive, and stops after `most` checks. */
async function run(code: string, most = 50) {
  const { body, given } = prepare(code);
  const seen = { value: [] as unknown[], import: [] as string[] };
  let checks = 0;
  const tools = {
    value: (shown: unknown) => {
      seen.value.push(shown);
      return shown;
    },
    import: (name: string) => {
      seen.import.push(name);
      return Promise.resolve(MODULE);
    },
    check: () => {
      if ((checks += 1) > most) throw new Error('stopped');
    },
  };
  const names = Object.entries(given).map((pair) => pair.join(': '));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code of a row
  const start = new Function(
    `"use strict"; return async ({ ${names.join()} }) => {${body}\n};`,
  ) as () => (own: typeof tools) => Promise<void>;
  await start()(tools);
  return seen;
}

it.each([
  ["import * as S from 'SDK';\n[S.Device, S.Lifecycle].join()"],
  ["const S = await import('SDK');\n[S.Device, S.Lifecycle].join()"],
  ["[Device, L].join();\nimport { Device, Lifecycle as L } from 'SDK';"],
])('%j imports', async (code) => {
  const seen = await run(code.replace('SDK', SDK.name));
  expect(seen.import).toEqual([SDK.name]);
  if (!code.endsWith("SDK';"))
    expect(seen.value).toEqual(['a device,a lifecycle']);
});

it('leaves the lines where they are', async () => {
  const code = `f;\nimport {\n  Device,\n} from '${SDK.name}';\ng();`;
  const lines = prepare(code).body.split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[4]).toContain('g()');
});

it.each([
  ['export const a = 1, { b } = { b: 2 };\n3', 'a,b', 3],
  ['export function f() { return 1; }\nf()', '', 1],
  ['export default 5 + 1;\n7', 'default', 7],
  ['export default class A {}\nA.name', '', 'A'],
  ['const a = 1;\nexport { a as b };\na', '', 1],
  ['const a = 1;\nexport { a as b };\n2', 'a', 2],
])(
  '%j exports names that it does not use, and stays as it is',
  async (code, names, value) => {
    expect(prepare(code).unused.join()).toBe(names);
    expect((await run(code)).value).toEqual([value]);
  },
);

it.each([
  'for (;;);',
  'while (true) 1;',
  'do { 1; } while (true);',
  'for (const a of [1]) for (;;) 1;',
  'const f = () => f(); f();',
  'const f = (a) => (b) => f(a)(b); f(1)(2);',
  'function f() { f(); } f();',
  // This code declares the names of guards itself.
  'const $check = () => {}, $value_ = $check; for (;;);',
  'let \\u0024check; for (;;);',
])('%j can be stopped', async (code) => {
  await expect(run(code)).rejects.toThrow('stopped');
});

it.each([
  ['await Promise.resolve(5);', [5]],
  ['1, 2', [2]],
  ["'use strict';\n5", [5]],
  ['console.assert(true);', []],
  ['setTimeout(() => {}, 1);', []],
  ['let a;\na = 1;', []],
  ['const a = 1;', []],
])('of %j the last line shows its value', async (code, value) => {
  expect((await run(code)).value).toEqual(value);
});

it.each([
  ['document.title', true],
  ['window.document', true],
  ['location.hash = "#a"', true],
  ['location = "#a"', true],
  ['use(window)', true],
  ['window["loc" + 1]', true],
  ['window.__firebolt', false],
  ['window.setTimeout(f, 1)', false],
  ['fetch("a")', false],
  ['function f(document) { return document; }', false],
  ['a.document', false],
  ['({ location: 1 })', false],
])('%s needs a screen: %s', (code, needed) => {
  expect(prepare(`${code};`).needsScreen).toBe(needed);
});

const refuse = (code: string): readonly string[] => {
  const faults = prepareCode(code, SDK);
  if ('body' in faults) throw new Error(`"${code}" isn't refused.`);
  return faults.map(({ line, message }) => `${line}: ${message}`);
};

const TYPESCRIPT =
  '1: SyntaxError: Unexpected token. If this is TypeScript, choose TypeScript in the playground.';
const SOLE = "only '@firebolt-js/sdk' 0.8.0 can be imported here.";

it.each([
  ['const a: number = 1;', TYPESCRIPT],
  ['class A implements B {}', TYPESCRIPT],
  ['const a = ;', '1: SyntaxError: Unexpected token.'],
  [
    'const a = (\n  <p>a</p>\n);',
    "2: SyntaxError: Unexpected token. JSX doesn't run here.",
  ],
  [
    "\nimport { Devise } from '@firebolt-js/sdk';",
    `2: '@firebolt-js/sdk' 0.8.0 doesn't export "Devise". Did you mean "Device"?`,
  ],
  [
    "import sdk from '@firebolt-js/sdk';",
    "1: '@firebolt-js/sdk' has no default export. Write: import * as sdk from '@firebolt-js/sdk'",
  ],
  [
    "import './a.js';\nexport * from 'b';\nimport('c');",
    `1: Can't import './a.js': ${SOLE}`,
    `2: Can't import 'b': ${SOLE}`,
    `3: Can't import 'c': ${SOLE}`,
  ],
  [
    "export { Device } from '@firebolt-js/sdk';",
    "1: Can't export from '@firebolt-js/sdk' here. Import the names first: import { … } from '@firebolt-js/sdk'",
  ],
  [
    'import(a);\nimport.meta;',
    '1: Here, import() accepts only the package name, as a string literal.',
    "2: import.meta isn't available here.",
  ],
])('%j is refused', (code, ...faults) => {
  expect(refuse(code)).toEqual(faults);
});

describe('code that is deep or long', () => {
  it.each([
    ['a chain', `a${'?.b'.repeat(3000)}`],
    ['calls', `a${'.b()'.repeat(3000)}`],
    ['a sum', Array.from({ length: 1500 }, () => 'a').join(' + ')],
    ['conditions', `${'if (a) {} else '.repeat(2000)}{}`],
  ])('runs: %s', (_, code) => {
    const { body } = prepare(code);
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- never called
    expect(() => new Function(`return async () => {${body}}`)).not.toThrow();
  });

  it('is refused in words', () => {
    expect(refuse(`${'() => '.repeat(20_000)}1`)).toEqual([
      "1: The code can't be parsed: brackets or functions are nested too deeply.",
    ]);
  });
});

// These tokens start a comment in a script, but not in a module.
it.each([
  ['let a = 0, b = 1;\na <!--b', true],
  ['let n = 3;\nwhile (n --> 0) ;\nn', -1],
  ['#!/usr/bin/env node\n5', 5],
  ["'<!-- -->' + `-->` + /<!--/.source", '<!-- -->--><!--'],
])('%j runs as it was read', async (code, value) => {
  expect((await run(code)).value).toEqual([value]);
});
