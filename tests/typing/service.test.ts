import { describe, expect, it } from 'vitest';
import { findReference } from '../../src/typing/findReference';
import {
  getCompletionDetails,
  getCompletions,
} from '../../src/typing/getCompletions';
import { getDiagnostics } from '../../src/typing/getDiagnostics';
import { getHover } from '../../src/typing/getHover';
import { transpile } from '../../src/typing/transpile';
import type { Language } from '../../src/typing/types';
import { getVersion, project, readMarked } from './setting';

const NEWEST = getVersion('0.8.0');
const OLDEST = getVersion('0.5.3');

const IMPORT =
  "import { Device, Discovery, Lifecycle } from '@firebolt-js/sdk';\n";

const read = (marked: string, language: Language = 'js', version = NEWEST) =>
  readMarked(IMPORT + marked, { version, language });

describe('diagnostics', () => {
  it('tell what is deprecated, and what to use', () => {
    const { snippet } = read(
      "Device.listen('deviceNameChanged', console.log);|",
    );
    expect(getDiagnostics(project, snippet)).toEqual([
      {
        from: IMPORT.length + 7,
        to: IMPORT.length + 13,
        kind: 'deprecated',
        code: 6387,
        message: '`listen` is deprecated since 0.6.0. Use `Device.name()`.',
      },
    ]);
  });

  it('are those of the version', () => {
    const code = "Device.listen('nameChanged', (name) => name.length);|";
    expect(getDiagnostics(project, read(code).snippet)).toEqual([]);
    const { snippet } = read(code, 'js', OLDEST);
    expect(getDiagnostics(project, snippet).map((d) => d.code)).toEqual([2345]);
  });

  it('tell that the SDK has no default export', () => {
    const { snippet } = read(
      "import sdk from '@firebolt-js/sdk';\nsdk.Device;|",
    );
    expect(getDiagnostics(project, snippet).map((d) => d.code)).toEqual([1192]);
  });

  it('ignore other packages, which are named', () => {
    const { snippet } = read("import { html } from 'lit';\nhtml.x.y();|");
    expect(getDiagnostics(project, snippet)).toEqual([]);
    expect(project.getPackages()).toEqual(['lit']);
  });
});

describe('completion', () => {
  it.each(['js', 'ts'] as const)(
    'has methods with our texts in %s',
    (language) => {
      const { snippet, position } = read('Device.ver|;', language);
      const found = getCompletions(project, snippet, position);
      expect(found).toMatchObject({ from: position - 3, to: position });
      expect(found?.items.map((i) => i.name)).toEqual(
        expect.arrayContaining(['version', 'listen']),
      );
      expect(
        getCompletionDetails(project, snippet, position, { name: 'version' }),
      ).toMatchObject({
        signature: expect.stringMatching(
          /^function Device\.version\(\): Promise</,
        ) as string,
        text: 'Returns the versions of the SDK and the operating system, with details for bug reports.',
      });
    },
  );

  it('has the names of events, with our texts', () => {
    const { snippet, position } = read("Device.listen('device|', () => 0);");
    const found = getCompletions(project, snippet, position);
    expect(found?.items.map((i) => i.name)).toContain('deviceNameChanged');
    expect(
      getCompletionDetails(project, snippet, position, {
        name: 'deviceNameChanged',
      }),
    ).toMatchObject({
      text: "Fires when the device's friendly name changes.",
      deprecated: 'Since 0.6.0. Use `Device.name()`.',
    });
  });

  it('has what is not imported yet, with its import', () => {
    const { snippet, position } = read('Accessib|');
    const found = getCompletions(project, snippet, position);
    const item = found?.items.find((i) => i.name === 'Accessibility');
    expect(item?.source).toBe('@firebolt-js/sdk');
    const details =
      item && getCompletionDetails(project, snippet, position, item);
    expect(details?.text).toBe(
      'Caption and voice-guidance settings that the viewer has chosen.',
    );
    const [edit] = details?.edits ?? [];
    expect(edit?.insert).toBe('Accessibility, ');
  });
});

describe('hover', () => {
  it('tells type, text and place', () => {
    const { snippet, position } = read('Device.na|me();');
    expect(getHover(project, snippet, position)).toEqual({
      from: IMPORT.length + 7,
      to: IMPORT.length + 11,
      signature: 'function Device.name(): Promise<string> (+1 overload)',
      text: 'Returns the friendly name that the household gave the device.',
      parameters: [],
      reference: { symbol: 'Device.name', href: '/docs/api/Device/#name' },
    });
  });

  it('describes parameters', () => {
    const { snippet, position } = read("Lifecycle.clo|se('error');");
    expect(getHover(project, snippet, position)?.parameters).toEqual([
      { name: 'reason', text: expect.any(String) as string },
    ]);
  });

  it('says nothing of nothing', () => {
    const { snippet, position } = read('\n|\n');
    expect(getHover(project, snippet, position)).toBeUndefined();
  });
});

describe('the reference', () => {
  const tests: [
    string,
    { version: string; language?: Language; want?: string },
  ][] = [
    ['De|vice;', { version: '0.8.0', want: '/docs/api/Device/' }],
    ['Device.audio|Changed', { version: '0.8.0' }],
    [
      'Device.li|sten(() => 0);',
      { version: '0.8.0', want: '/docs/api/Device/#listen' },
    ],
    [
      "Device.listen('audio|Changed', () => 0);",
      { version: '0.8.0', want: '/docs/api/Device/#audiochanged' },
    ],
    [
      "Device.clear('deviceName|Changed');",
      { version: '0.5.3', want: '/docs/api/Device/#devicenamechanged' },
    ],
    [
      'const f = async () => (await Device.au|dio());',
      { version: '0.5.3', want: '/docs/api/Device/#audio' },
    ],
    [
      '/** @type {Discovery.Navigation|Intent} */ let x;',
      { version: '0.8.0', want: '/docs/api/schemas/Intents/#navigationintent' },
    ],
    [
      'export let x: Discovery.Shared.EntityInfo|Result;',
      {
        version: '0.8.0',
        language: 'ts',
        want: '/docs/api/schemas/Discovery/#entityinforesult',
      },
    ],
    [
      'export let x: Discovery.EntityInfo|Result;',
      {
        version: '0.8.0',
        language: 'ts',
        want: '/docs/api/Discovery/#entityinforesult',
      },
    ],
    [
      'Lifecycle.CloseReason.USER|_EXIT;',
      { version: '0.8.0', want: '/docs/api/schemas/Lifecycle/#closereason' },
    ],
    ['const own = 1; ow|n;', { version: '0.8.0' }],
    ['document.ti|tle;', { version: '0.8.0' }],
  ];

  it.each(tests)('of %s in $version', (marked, { version, language, want }) => {
    const { snippet, position } = read(
      marked,
      language,
      version === '0.8.0' ? NEWEST : OLDEST,
    );
    expect(findReference(project, snippet, position)?.href).toBe(want);
  });
});

describe('transpile', () => {
  const tests: readonly [
    name: string,
    given: readonly string[],
    want: readonly string[],
  ][] = [
    [
      'takes types away and leaves lines where they are',
      [
        'interface A {',
        '  x: number;',
        '}',
        '// why',
        'const a: A = { x: 1 };',
        '',
        'console.log(a as A);',
      ],
      ['', '', '', '// why', 'const a = { x: 1 };', '', 'console.log(a);'],
    ],
    [
      'leaves the import of values, and not of types',
      [
        "import type { Discovery } from '@firebolt-js/sdk';",
        "import { Device } from '@firebolt-js/sdk';",
        'const f = <T>(x: T): T => x;',
        'f(Device);',
      ],
      [
        '',
        "import { Device } from '@firebolt-js/sdk';",
        'const f = (x) => x;',
        'f(Device);',
      ],
    ],
    [
      'leaves an import of CommonJS, which the run explains',
      ["import fs = require('fs');", 'fs.x();'],
      ['const fs = require("fs");', 'fs.x();'],
    ],
  ];

  it.each([
    ['const b: = 2;', 'Type expected.'],
    ['const b = <App c="d">e</App>;', "'>' expected. JSX doesn't run here."],
  ])('names the line of what is no TypeScript: %s', (given, want) => {
    const { errors } = transpile(`let a = 1;\n${given}`);
    expect(errors).toEqual([{ line: 2, message: `SyntaxError: ${want}` }]);
  });

  it.each(tests)('%s', (_, given, want) => {
    const { code } = transpile(given.join('\n'));
    const lines = code.trimEnd().split('\n');
    expect(lines.filter((l) => l !== 'export {};')).toEqual(want);
  });

  it('knows the lines of what takes more of them', () => {
    const given = [
      'enum Level {',
      '  Low,',
      '  High,',
      '}',
      'class Point {',
      '  constructor(readonly x: number) {}',
      '}',
      'console.log(new Point(Level.Low));',
    ];
    const { code, lines } = transpile(given.join('\n'));
    const made = code.split('\n');
    const at = made.findIndex((line) => line.startsWith('console.log'));
    expect(at).toBeGreaterThan(given.length);
    expect(lines[at]).toBe(8);
    expect(lines).toHaveLength(made.length);
  });
});
