import { describe, expect, it } from 'vitest';
import type { AppFile } from '../../src/typing/types';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { guessVersion, readWish } from '../../src/upgrade/guessVersion';
import { parseNotes } from '../../src/upgrade/Notes';
import { applyFixes } from '../../src/upgrade/edits';
import { printPatch } from '../../src/upgrade/printPatch';
import {
  getLimits,
  getSummary,
  printReportMarkdown,
  printText,
} from '../../src/upgrade/printReport';
import { FILE_LIMIT, sortFiles } from '../../src/upgrade/sortFiles';
import type { UpgradeReport } from '../../src/upgrade/types';
import { getSetting, VERSIONS } from './setting';

const NAMES = VERSIONS.map((v) => v.version);
const LINKS = { compare: 'https://x/compare/', guide: 'https://x/upgrading/' };

const check = (
  from: string,
  to: string,
  files: readonly AppFile[],
): UpgradeReport => {
  const sorted = sortFiles(files);
  return checkUpgrade(getSetting(from, to), sorted.files, sorted);
};

const toFile = (lines: readonly string[], path = 'app.ts'): AppFile => ({
  path,
  text: lines.join('\n'),
});

/** Name, older version, and code in which nothing can be changed by rule. */
const HARMLESS: readonly (readonly [string, string, ...string[]])[] = [
  [
    'leaves once, whose event is a text',
    '0.6.0',
    "import { Device } from '@firebolt-js/sdk';",
    "Device.once('deviceNameChanged', (name) => console.log(name));",
  ],
  [
    'leaves once, whose event is a variable',
    '0.6.0',
    "import { Device } from '@firebolt-js/sdk';",
    'export const watch = (event: Device.Event) =>',
    '  Device.once(event as "deviceNameChanged", (name) => console.log(name));',
  ],
  [
    'leaves once for all events',
    '0.6.0',
    "import { Device } from '@firebolt-js/sdk';",
    'Device.once((event, value) => console.log(event, value));',
  ],
  [
    'leaves a listener that is not known to be a function',
    '0.6.0',
    "import { Device } from '@firebolt-js/sdk';",
    'export const watch = (listener: any) =>',
    "  Device.listen('deviceNameChanged', listener);",
  ],
  [
    'leaves a listener where an event that is not known is cleared',
    '0.6.0',
    "import { Device } from '@firebolt-js/sdk';",
    "Device.listen('deviceNameChanged', console.log);",
    'export const stop = (event: Device.Event) => Device.clear(event);',
  ],
  [
    'leaves a getter that is given something',
    '0.6.0',
    "import { Accessibility } from '@firebolt-js/sdk';",
    'const get: (x?: unknown) => unknown = Accessibility.closedCaptions;',
    'Promise.resolve(1).then(Accessibility.voiceGuidance).then(get);',
  ],
  [
    'leaves a getter that is taken apart and handed on',
    '0.6.0',
    "import { Accessibility } from '@firebolt-js/sdk';",
    'const { closedCaptions } = Accessibility;',
    'Promise.resolve(1).then(closedCaptions);',
  ],
  [
    'leaves a type after whose change more is wrong',
    '0.6.0-alpha.2',
    "import { Device } from '@firebolt-js/sdk';",
    'const [width]: [bigint, bigint] = await Device.videoResolution();',
    'console.log(width * 2n);',
  ],
];

describe('printPatch', () => {
  const tests: [
    string,
    { from: string; given: readonly string[]; want: readonly string[] },
  ][] = [
    [
      'replaces a deprecated getter and a listener',
      {
        from: '0.6.0',
        given: [
          "import { Accessibility as A, Device } from '@firebolt-js/sdk';",
          "Device.listen('deviceNameChanged', (name) => console.log(name));",
          'console.log(await A.closedCaptions());',
          '',
        ],
        want: [
          "import { Accessibility as A, Device } from '@firebolt-js/sdk';",
          'Device.name((name) => console.log(name));',
          'console.log(await A.closedCaptionsSettings());',
          '',
        ],
      },
    ],
    [
      'keeps the name that the code has given to a getter',
      {
        from: '0.6.0',
        given: [
          "import { Accessibility } from '@firebolt-js/sdk';",
          'const { voiceGuidance } = Accessibility;',
          'console.log(await voiceGuidance());',
        ],
        want: [
          "import { Accessibility } from '@firebolt-js/sdk';",
          'const { voiceGuidanceSettings: voiceGuidance } = Accessibility;',
          'console.log(await voiceGuidance());',
        ],
      },
    ],
    [
      'leaves a listener that is cleared by its event',
      {
        from: '0.6.0',
        given: [
          "import { Device } from '@firebolt-js/sdk';",
          "Device.listen('deviceNameChanged', console.log);",
          "Device.clear('deviceNameChanged');",
        ],
        want: [
          "import { Device } from '@firebolt-js/sdk';",
          "Device.listen('deviceNameChanged', console.log);",
          "Device.clear('deviceNameChanged');",
        ],
      },
    ],
    ...HARMLESS.map(
      ([name, from, ...lines]) =>
        [name, { from, given: lines, want: lines }] as const,
    ).map(([name, test]): [string, typeof test] => [name, test]),
    [
      'writes number for bigint, the string for a constant, new names for types',
      {
        from: '0.6.0-alpha.2',
        given: [
          "import { Device, Lifecycle } from '@firebolt-js/sdk';",
          "import type { Discovery } from '@firebolt-js/sdk';",
          'const size: [bigint, bigint] = await Device.videoResolution();',
          'Lifecycle.close(Lifecycle.CloseReason.USER_EXIT);',
          'export const show = (i: Discovery.PlayerIntent) => [i, size];',
          'Lifecycle.finished();',
          'Lifecycle.ready();',
        ],
        want: [
          "import { Device, Lifecycle } from '@firebolt-js/sdk';",
          "import type { Discovery } from '@firebolt-js/sdk';",
          'const size: [number, number] = await Device.videoResolution();',
          "Lifecycle.close('userExit');",
          'export const show = (i: Discovery.PlaybackIntent) => [i, size];',
          'Lifecycle.finished();',
          'Lifecycle.ready();',
        ],
      },
    ],
  ];

  it.each(tests)('%s', (_, { from, given, want }) => {
    const file = toFile(given);
    const report = check(from, '0.8.0', [file]);
    expect(applyFixes(report, file).split('\n')).toEqual(want);
    const again = check('0.7.0', '0.8.0', [toFile(want)]);
    expect(again.findings.filter((f) => f.edits)).toEqual([]);
  });

  it('prints hunks that git applies', () => {
    const file = toFile([
      "import { Accessibility } from '@firebolt-js/sdk';",
      '',
      '//',
      '//',
      '//',
      'export const read = () => Accessibility.closedCaptions();',
    ]);
    expect(printPatch(check('0.6.1', '0.8.0', [file])).split('\n')).toEqual([
      '--- a/app.ts',
      '+++ b/app.ts',
      '@@ -3,4 +3,4 @@',
      ' //',
      ' //',
      ' //',
      '-export const read = () => Accessibility.closedCaptions();',
      '\\ No newline at end of file',
      '+export const read = () => Accessibility.closedCaptionsSettings();',
      '\\ No newline at end of file',
      '',
    ]);
  });
});

describe('a report', () => {
  const files = [
    toFile(
      [
        "import { SecureStorage } from '@firebolt-js/sdk';",
        "import { x } from 'other';",
        "import { y } from './y';",
      ],
      '../src/a.js',
    ),
    { path: 'broken.js', text: 'import {' },
    { path: 'big.js', text: 'x'.repeat(FILE_LIMIT + 1) },
    { path: 'image.js', text: '\0' },
  ];
  const report = check('0.6.0-alpha.2', '0.6.0', files);

  it('says what it has not read, and loses nothing else', () => {
    expect(report.problems).toEqual([
      {
        file: 'big.js',
        message:
          'Not checked: it has more than 1000000 characters, the limit. Check the sources of a bundle instead.',
      },
      { file: 'image.js', message: 'Not checked: it is binary, not text.' },
      {
        file: 'broken.js',
        message:
          "Line 1 is not valid code: '}' expected. The check covers as much of the rest as it can read.",
      },
    ]);
    expect(getLimits(report)).toEqual([
      'Ignored, because the check knows the SDK only: other.',
      'Imported, but not included in the check: ./y.',
    ]);
  });

  it('names place, change, and where to read more', () => {
    expect(printText(report, LINKS).split('\n').slice(0, 4)).toEqual([
      'Must be changed (1)',
      '../src/a.js:1: stops working: `SecureStorage` does not exist in 0.6.0.',
      '    https://x/upgrading/#secure-storage',
      '',
    ]);
    expect(printReportMarkdown(report, LINKS)).toContain(
      '### Stops working\n\n- [ ] `../src/a.js:1` `SecureStorage` does not exist in 0.6.0. ([Upgrading](https://x/upgrading/#secure-storage), [differences](https://x/compare/?from=0.6.0-alpha.2&to=0.6.0&module=SecureStorage))\n',
    );
  });

  it('says where no file uses the SDK, in place of that nothing is affected', () => {
    const files = [toFile(['export {};']), toFile(['a();'], 'b.js')];
    expect(getSummary(check('0.5.3', '0.8.0', files))).toBe(
      'The SDK is used in 0 of 2 files. There was nothing to check: give the files that import `@firebolt-js/sdk`.',
    );
  });

  it('counts a file that uses the SDK by what another exports', () => {
    const files = [
      toFile(["export * from '@firebolt-js/sdk';"], 'sdk.js'),
      toFile(["import { Device } from './sdk.js';", 'Device.name();']),
      toFile(['export {};'], 'c.js'),
    ];
    const { usedIn } = check('0.5.3', '0.8.0', files);
    expect(usedIn).toEqual(['sdk.js', 'app.ts']);
  });

  it('says so when nothing is affected', () => {
    const file = toFile(["import { Device } from '@firebolt-js/sdk';"]);
    expect(getSummary(check('0.5.3', '0.8.0', [file]))).toBe(
      'No code is affected by the upgrade from 0.5.3 to 0.8.0. The SDK is used in 1 of 1 file.',
    );
  });
});

describe('guessVersion', () => {
  const tests: [string, string | undefined][] = [
    ['^0.6.1', '0.6.1'],
    ['~0.6.2', '0.6.1'],
    ['0.6.0-alpha.2', '0.6.0-alpha.2'],
    ['0.6.0-beta.1', '0.6.0-alpha.2'],
    // Of what is newer than all, the newest is next.
    ['999.0.0', NAMES.at(-1)],
    ['^99.7.0', NAMES.at(-1)],
    ['~0.6', '0.6.0'],
    ['0.6.x', '0.6.0'],
    ['0.5.0', undefined],
    ['latest', undefined],
  ];

  it.each(tests)('understands %s', (range, want) => {
    const text = JSON.stringify({
      devDependencies: { '@firebolt-js/sdk': range },
    });
    expect(guessVersion(text, NAMES)).toBe(want);
  });

  it.each([
    [
      '^99.7.0',
      `"^99.7.0" is newer than ${NAMES.at(-1)}, the newest version known here.`,
    ],
    ['0.6.x', '"0.6.x" allows several versions; 0.6.0 is the oldest of them.'],
    ['latest', '"latest" names no version.'],
    ['0.5.0', '"0.5.0" is older than all versions known here.'],
    ['0.6.1', undefined],
  ])('says what it does not know of %s', (range, want) => {
    const fields = { optionalDependencies: { '@firebolt-js/sdk': range } };
    expect(readWish(JSON.stringify(fields), NAMES)?.doubt).toBe(want);
  });

  it('bears what is no JSON', () => {
    expect(guessVersion('{', NAMES)).toBeUndefined();
  });
});

describe('parseNotes', () => {
  it('lists what is wrong', () => {
    const text = JSON.stringify({
      version: '1.0.0',
      guides: {},
      notes: [{ kind: 'odd', when: ['once'], message: 'x', guide: 'y' }],
    });
    expect(() => parseNotes(text, 'upgrade.json', '1.1.0')).toThrow(
      [
        'upgrade.json#/version: is "1.0.0", but the notes stand beside 1.1.0. Write what 1.1.0 changed, and its number.',
        'upgrade.json#/notes/0/kind: is "odd". Write breaks, types or differs.',
        'upgrade.json#/notes/0/when: write a form and a symbol, such as "once Device.*", or "text" and a word.',
      ].join('\n'),
    );
  });

  it('leads to sections that the page Upgrading has', async () => {
    const fs = await import('node:fs');
    const page = fs.readFileSync(
      `versioned_docs/version-${NAMES.at(-1) ?? ''}/firebolt_docs/getting-started/upgrading.mdx`,
      'utf8',
    );
    const anchors = [...page.matchAll(/^##+ (.*)$/gm)].map(
      ([, title = '']) =>
        /\{#(.*)\}/.exec(title)?.[1] ??
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replace(/ /g, '-'),
    );
    const used = VERSIONS.flatMap(({ notes }) => [
      ...Object.values(notes.guides),
      ...notes.notes.map((n) => n.guide),
    ]);
    expect(used.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});
