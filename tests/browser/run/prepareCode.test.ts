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

const getBody = (code: string): string => prepare(code).body;

describe('imports', () => {
  it.each([
    [
      'by name',
      "import { Device, Lifecycle as L } from '@firebolt-js/sdk';",
      'const { "Device": Device, "Lifecycle": L } = await $import("@firebolt-js/sdk"); ',
    ],
    [
      'as a whole',
      "import * as Sdk from '@firebolt-js/sdk';",
      'const Sdk = await $import("@firebolt-js/sdk"); ',
    ],
    [
      'for what it does',
      "import '@firebolt-js/sdk';",
      'await $import("@firebolt-js/sdk"); ',
    ],
    [
      'at run time',
      "const sdk = await import('@firebolt-js/sdk');",
      "const sdk = await $import('@firebolt-js/sdk');",
    ],
  ])('%s become calls', (_, code, body) => {
    expect(getBody(code)).toBe(body);
  });

  it('come first, and leave the lines where they are', () => {
    expect(
      getBody("f;\nimport {\n  Device,\n} from '@firebolt-js/sdk';\ng = 1;"),
    ).toBe(
      'const { "Device": Device } = await $import("@firebolt-js/sdk"); f;\n\n\n\ng = 1;',
    );
  });
});

describe('exports', () => {
  it.each([
    ['export const a = 1, { b } = c;', 'const a = 1, { b } = c;', 'a,b'],
    ['export function f() {}', 'function f() {$check();}', 'f'],
    ['export default 5 + 1;', 'const $default = 5 + 1;', 'default'],
    ['export default (f);', 'const $default = (f);', 'default'],
    ['export default class A {}', ' class A {}', 'default'],
    ['const a = 1;\nexport { a as b };', 'const a = 1;\n', 'b'],
  ])('of %j stay as declarations', (code, body, names) => {
    expect(getBody(code)).toBe(body);
    expect(prepare(code).exports.join()).toBe(names);
  });
});

describe('loops and functions', () => {
  it.each([
    ['for (;;);', 'for (;;){$check();;}'],
    ['while (a) b();', 'while (a) {$check();b();}'],
    ['do { a(); } while (b);', 'do {$check(); a(); } while (b);'],
    [
      'for (const a of b) for (;;) c();',
      'for (const a of b) {$check();for (;;) {$check();c();}}',
    ],
    [
      'const f = () => import("@firebolt-js/sdk");',
      'const f = () => ($check(),$import("@firebolt-js/sdk"));',
    ],
    [
      'const f = (a) => (b) => ({ a, b });',
      'const f = (a) => ($check(),(b) => (($check(),$made({ a, b }))));',
    ],
    ['for (;;) a = () => 1', 'for (;;) {$check();a = () => ($check(),1)}'],
  ])('%j can be stopped', (code, body) => {
    expect(getBody(code)).toBe(body);
  });
});

describe('what is made', () => {
  it.each([
    ['const a = { b: [1] };', 'const a = $made({ b: $made([1]) });'],
    ['const a = new A(1);', 'const a = $made(new A(1));'],
    ['const a = Array(9);', 'const a = $made(Array(9));'],
    ['const a = new new A()();', 'const a = $made(new new A()());'],
    ['const a = new [A][0]();', 'const a = $made(new [A][0]());'],
    ['const a = b + c;', 'const a = $text(b + c);'],
    ['const a = b + 1;', 'const a = b + 1;'],
    ['const a = b + c + d;', 'const a = $text(b + c + d);'],
    ['const a = b + c + 1;', 'const a = $text(b + c + 1);'],
    ['a += b;', '$text(a += b);'],
    ['const a = `${b}`;', 'const a = $text(`${b}`);'],
    ['const a = b`${{}}`;', 'const a = b`${{}}`;'],
    ['a.b[c] = 1;', '$into(a.b)[c] = 1;'],
    ['a.b = 1;', 'a.b = 1;'],
    ['for (;;) [a].b();', 'for (;;) {$check();$made([a]).b();}'],
  ])('%j is counted', (code, body) => {
    expect(getBody(code)).toBe(body);
  });
});

it.each([
  ['await Device.name();', '$value((await Device.name()));'],
  ['a(), b()', '$value((a(), b()))'],
  ['console.log(1);', 'console.log(1);'],
  ['a = 1;', 'a = 1;'],
  ['const a = 1;', 'const a = 1;'],
])('of %j the last line shows its value', (code, body) => {
  expect(getBody(code)).toBe(body);
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

it.each([
  ['const a = ;', [{ line: 1, message: 'SyntaxError: Unexpected token.' }]],
  [
    "\nimport { Devise } from '@firebolt-js/sdk';",
    [
      {
        line: 2,
        message: `'@firebolt-js/sdk' 0.8.0 doesn't export "Devise". Did you mean "Device"?`,
      },
    ],
  ],
  [
    "import sdk from '@firebolt-js/sdk';",
    [
      {
        line: 1,
        message: `'@firebolt-js/sdk' has no default export. Write: import * as sdk from '@firebolt-js/sdk'`,
      },
    ],
  ],
  [
    "import './a.js';\nexport * from 'b';\nimport('c');",
    ['./a.js', 'b', 'c'].map((name, i) => ({
      line: i + 1,
      message: `Cannot import '${name}': only '@firebolt-js/sdk' 0.8.0 can be imported here.`,
    })),
  ],
  [
    'import(a);\nimport.meta;',
    [
      {
        line: 1,
        message:
          'Here, import() accepts only the package name, as a string literal.',
      },
      { line: 2, message: 'import.meta is not available here.' },
    ],
  ],
])('%j is refused', (code, faults) => {
  expect(prepareCode(code, SDK)).toEqual(faults);
});

describe('names that the guards have', () => {
  it.each([
    ['a function', 'const $check = () => {}; while (a);', '{$check_();;}'],
    ['a parameter', 'f(($made) => [1]);', '$made_([1])'],
    ['an escape', 'let \\u0024check; while (a);', '{$check_();;}'],
    ['two of them', 'let $check, $text_; while (a);', '{$check__();;}'],
  ])('are others where the code has them as %s', (_, code, body) => {
    expect(getBody(code)).toContain(body);
  });

  it('are told to the sandbox', () => {
    expect(prepare('a;').given.check).toBe('$check');
    expect(prepare('let $value;').given.check).toBe('$check_');
  });
});

/** As browsers have it, less than Node gives. */
const canRun = (body: string): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- never called
  Boolean(new Function(`return async () => {${body}}`));

describe('code that is deep or long', () => {
  it.each([
    ['a chain', `a${'?.b'.repeat(3000)}`],
    ['calls', `a${'.b()'.repeat(3000)}`],
    ['a sum', Array.from({ length: 1500 }, () => 'a').join(' + ')],
    ['conditions', `${'if (a) {} else '.repeat(2000)}{}`],
  ])('runs: %s', (_, code) => {
    expect(canRun(getBody(code))).toBe(true);
  });

  it.each([
    ['brackets', `${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
    ['functions', `${'() => '.repeat(20_000)}1`],
  ])('is refused in words: %s', (_, code) => {
    expect(prepareCode(code, SDK)).toEqual([
      {
        line: 1,
        message:
          "The code can't be parsed: brackets or functions are nested too deeply.",
      },
    ]);
  });
});

describe('what a script reads as a comment, and a module does not', () => {
  it.each([
    ['a <!--b;', 'a < !--b'],
    ['while (n --> 0) ;', 'n -- > 0'],
    ['#!/usr/bin/env node\na;', '//'],
  ])('%j runs as it was read', (code, part) => {
    const body = getBody(code);
    expect(body).toContain(part);
    expect(body).not.toMatch(/<!--|-->|^#!/);
  });

  it('stays in texts', () => {
    expect(getBody("a('<!-- -->', `-->`, /<!--/);")).toContain(
      "'<!-- -->', $text(`-->`), /<!--/",
    );
  });
});
