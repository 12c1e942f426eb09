import { describe, expect, it } from 'vitest';
import type { CheckContext } from '../../src/upgrade/checkUpgrade';
import { checkUpgrade } from '../../src/upgrade/checkUpgrade';
import { findVersion } from '../../src/upgrade/findVersion';
import {
  getExitCode,
  getSummary,
  printPlace,
  printText,
} from '../../src/upgrade/printReport';
import { PASTED, readGiven } from '../../src/upgrade/readGiven';
import type { UpgradeReport } from '../../src/upgrade/types';
import { getVersions, LIBRARIES, NAMES } from './setting';

type Files = Readonly<Record<string, string>>;

const LINKS = { compare: 'https://x/compare/', guide: 'https://x/upgrading/' };

/** Reads and checks an app, like the command and the page. */
async function check(
  given: Files | string,
  from = '0.6.0',
  context: CheckContext = {},
): Promise<UpgradeReport> {
  const all = typeof given === 'string' ? { 'a.js': given } : given;
  const entries = Object.entries(all).map(([path, text]) => ({
    path,
    read: () => text,
  }));
  const { files, settings, problems } = await readGiven('', entries);
  const { starts } = findVersion(settings, NAMES);
  return checkUpgrade(LIBRARIES, getVersions(from, '0.8.0'), files, {
    settings,
    problems,
    ...(starts && { starts }),
    ...context,
  });
}

const listFindings = ({ findings }: UpgradeReport): string[] =>
  findings.map((f) => `${f.file}:${f.line} ${f.kind} ${f.symbol}`);

const listProblems = ({ problems }: UpgradeReport): string[] =>
  problems.map((p) => `${printPlace(p)}: ${p.message}`);

const use = (module: string, code: string): string =>
  `import { ${module} } from '@firebolt-js/sdk';\n${code}`;

const CAPTIONS = use('Accessibility', '');
const OLD = use('Accessibility', 'Accessibility.closedCaptions();');
const DEPRECATED = 'deprecated Accessibility.closedCaptions';
const FINISH =
  "Lifecycle.listen((event) => { if (event === 'unloading') Lifecycle.finished(); });";

/** Test title, older version, files or the code of `a.js`, and findings. */
const FINDINGS: [string, string, Files | string, string[]][] = [
  [
    'leaves the description that the package still has',
    '0.6.0',
    "import meta from '@firebolt-js/sdk/dist/firebolt-open-rpc.json';\nimport map from '@firebolt-js/sdk/dist/firebolt.js.map';\nalert(meta.methods, map);",
    [],
  ],
  [
    'follows require in TypeScript',
    '0.7.0',
    {
      'a.cts':
        "const { Accessibility: a } = require('@firebolt-js/sdk');\nconst sdk = require('@firebolt-js/sdk');\na.closedCaptions();\nsdk.Accessibility.closedCaptions();",
    },
    [`a.cts:3 ${DEPRECATED}`, `a.cts:4 ${DEPRECATED}`],
  ],
  [
    'asks each app of a repository for what settles a note',
    '0.5.3',
    {
      'apps/a/package.json': '{"dependencies":{"@firebolt-js/sdk":"0.5.3"}}',
      'apps/a/a.js': use('Lifecycle', 'Lifecycle.ready();'),
      'apps/b/package.json': '{"dependencies":{"@firebolt-js/sdk":"0.7.0"}}',
      'apps/b/b.js': use(
        'Localization',
        "Localization.once('languageChanged', f);",
      ),
    },
    ['apps/b/b.js:2 breaks Localization.languageChanged'],
  ],
  [
    'takes a package that an app imports for a part of it',
    '0.6.0',
    {
      'app/package.json': '{"name":"app","dependencies":{"own":"workspace:*"}}',
      'app/a.js': `import { wait } from 'own';\n${use('Lifecycle', 'wait();\nLifecycle.ready();')}`,
      'own/package.json': '{"name":"own"}',
      'own/src/index.js': use(
        'Device',
        "export const wait = () => Device.once('nameChanged', f);",
      ),
    },
    [],
  ],
  ...[
    `try { await Lifecycle.ready(); } catch { f(); }\n${FINISH}`,
    `const [, id] = await Promise.all([Lifecycle.ready(), Device.id()]);\n${FINISH}`,
    `Lifecycle.ready().then(() => {\n${FINISH}});`,
  ].map((code): [string, string, string, string[]] => [
    `takes a listener after ready for none before it: ${code}`,
    '0.7.0',
    use('Lifecycle', code),
    [],
  ]),
  [
    'finds a listener that may be before ready',
    '0.7.0',
    use('Lifecycle', `if (x) await Lifecycle.ready();\n${FINISH}`),
    ['a.js:3 breaks Lifecycle.listen'],
  ],
  [
    'follows the SDK into names without a type',
    '0.6.0',
    {
      'sdk.js':
        "let sdk = null;\nexport const load = () => (sdk ??= import('@firebolt-js/sdk'));",
      'a.js':
        "import { load } from './sdk';\nlet Device;\n({ Device } = await load());\n(await load()).Accessibility.closedCaptions();\nDevice.listen('deviceNameChanged', f);",
      'b.js':
        "import { load } from './sdk';\nimport other from 'other';\nother.Accessibility.closedCaptions(load);",
    },
    [`a.js:4 ${DEPRECATED}`, 'a.js:5 deprecated Device.deviceNameChanged'],
  ],
  [
    'leaves the data of other messages than those of the SDK',
    '0.6.0',
    {
      'transport.js': 'window.__firebolt.setTransportLayer({});',
      'push.js': use('Discovery', 'Discovery.entityInfo({});'),
      'handler.js':
        "import './push.js';\nexport const f = (m) => m.params.data;",
    },
    [],
  ],
  [
    'reads modules in HTML, and no other script of it',
    '0.6.0',
    {
      'index.html': `<p></p>\n<script type="module">\n${OLD}\n</script>\n<script>import {</script>`,
      'plain.html': '<p></p>',
    },
    [`index.html:4 ${DEPRECATED}`],
  ],
  [
    'leaves an intent that is only logged',
    '0.7.0',
    use('Discovery', "Discovery.listen('navigateTo', (i) => console.log(i));"),
    [],
  ],
  [
    'finds the package under another name',
    '0.5.3',
    {
      'package.json':
        '{"dependencies":{"firebolt":"npm:@firebolt-js/sdk@0.5.3"}}',
      'a.js': OLD.replace('@firebolt-js/sdk', 'firebolt'),
    },
    [`a.js:2 ${DEPRECATED}`],
  ],
  [
    'finds a name that a constant has',
    '0.6.0',
    use(
      'Accessibility',
      "const key = 'closedCaptions';\nAccessibility[key]();",
    ),
    [`a.js:3 ${DEPRECATED}`],
  ],
  [
    'checks a file with an odd name, and those beside it',
    '0.6.0',
    { 'back\\x.js': OLD, 'line\nbreak [x] %20#.js': OLD },
    [`back\\x.js:2 ${DEPRECATED}`, `line\nbreak [x] %20#.js:2 ${DEPRECATED}`],
  ],
];

describe('the check', () => {
  it.each(FINDINGS)('%s', async (_, from, files, want) => {
    const report = await check(files, from);
    expect(listFindings(report)).toEqual(want);
    expect(listProblems(report)).toEqual([]);
  });
});

const HALF = 'Device.screenResolution().then(([width]) => half(width) === 2n);';

it.each([
  [
    'TypeScript',
    use('Device', `const half = (a: bigint): bigint => a / 2n;\n${HALF}`),
    ['3 types'],
  ],
  [
    'JavaScript',
    use('Device', `const half = (a) => (a === 2n ? <b /> : a);\n${HALF}`),
    [],
  ],
  [
    'a component',
    `<template><p /></template>\n<script setup lang="ts">\n${OLD}\n</script>`,
    ['4 deprecated'],
  ],
  [
    'HTML',
    `<!doctype html>\n<script type="module">\n${OLD}\n</script>`,
    ['4 deprecated'],
  ],
])('pasted code is taken for %s', (_, text, want) => {
  const versions = getVersions('0.6.0', '0.8.0');
  const files = [{ path: PASTED, text }];
  const { findings, problems } = checkUpgrade(LIBRARIES, versions, files);
  expect(problems).toEqual([]);
  expect(findings.map(({ line, kind }) => `${line} ${kind}`)).toEqual(want);
});

/** Test title, files or the code of `a.js`, starts of problems, and exit code. */
const PROBLEMS: [string, Files | string, string[], number][] = [
  [
    'events and members that are computed, code without types, and parts of the package',
    {
      'event.js': use(
        'Device',
        "for (const e of ['nameChanged']) Device.listen(e, f);",
      ),
      'pair.js': use(
        'Device, Discovery',
        "for (const [m, e] of [[Device, 'nameChanged'], [Discovery, 'navigateTo']]) m.once(e, f);",
      ),
      'function.js': use(
        'Device',
        'show(Device);\nfunction show({ name }) { name(); }',
      ),
      'member.js':
        "import * as SDK from '@firebolt-js/sdk';\nexport const f = (a, b) => SDK[a][b]();",
      'class.js': use(
        'Device',
        'class S { constructor(a) { this.a = a; } }\nnew S(Device);',
      ),
      'file.js':
        "import T from '@firebolt-js/sdk/dist/lib/Transport/index.mjs';\nimport '@firebolt-js/sdk/dist/lib/firebolt.mjs';\nT.send();",
    },
    [
      "file.js:1: `@firebolt-js/sdk/dist/lib/Transport/index.mjs` is a file inside the SDK package, so the check doesn't follow its uses.",
      'class.js:3: `Device` is passed to `S`, whose parameter has no type',
      'event.js:2: `Device.listen(e, f)`: the event is known only at runtime.',
      'function.js:2: `Device` is passed to `show`, whose parameter has no type',
      'member.js:2: `SDK[a][b]()`: the SDK member is known only at runtime.',
      'pair.js:2: `m.once(e, f)`: the event is known only at runtime.',
    ],
    0,
  ],
  [
    'an import that is not found, once',
    { 'a.js': "import '@/x';", 'b.js': "\nimport '@/x';\nimport './none';" },
    [
      "a.js:1 and 1 more place: `@/x` wasn't found: it isn't among the files, and package.json doesn't list it.",
      "b.js:3: `./none` is imported, but it isn't among the files.",
    ],
    2,
  ],
  [
    'a broken package.json',
    { 'package.json': '{', 'a.js': CAPTIONS },
    ["package.json: This file isn't valid JSON"],
    0,
  ],
  [
    'settings of TypeScript that cannot be read',
    {
      'tsconfig.json': '{"extends":"./base"}',
      'base.json': '['.repeat(200_000),
      'none/tsconfig.json': '{"extends":"/dev/zero"}',
      'a.js': CAPTIONS,
    },
    ['none/tsconfig.json', 'tsconfig.json'].map(
      (file) => `${file}: The check ignores its import aliases`,
    ),
    0,
  ],
  [
    'a file that cannot be read as code and has the SDK',
    { 'a.js': `${CAPTIONS}import {`, 'b.js': 'import {' },
    ["a.js: Line 2 isn't valid code", "b.js: Line 1 isn't valid code"],
    2,
  ],
  [
    'a file that cannot be read as code and has nothing of the SDK',
    { 'a.js': CAPTIONS, 'b.js': 'let = 1 +;', 'c.js': '\0' },
    [
      'c.js: Not checked: it is binary, not text.',
      "b.js: Line 1 isn't valid code",
    ],
    0,
  ],
  [
    'a chain that nests too deep',
    use('Device', `x${'.a()'.repeat(800)};`),
    ['a.js: Not checked: the code is nested too deeply'],
    2,
  ],
  [
    'a line of .gitignore that takes too long',
    {
      '.gitignore': `${'*a'.repeat(13)}b\n**/**/**/**/x\nfoo[\n[z-a]\n`,
      [`${'a'.repeat(120)}.js`]: CAPTIONS,
      [`${'d/'.repeat(60)}x`]: '',
    },
    [
      '.gitignore:1',
      `${'d/'.repeat(60)}x: Not read: it is listed in .gitignore.`,
    ],
    0,
  ],
];

describe('what is not checked is named', () => {
  it.each(PROBLEMS)('%s', async (_, files, want, code) => {
    const report = await check(files);
    const problems = listProblems(report);
    expect(problems.map((text, i) => text.slice(0, want[i]?.length))).toEqual(
      want,
    );
    expect(getExitCode(report)).toBe(code);
  });

  it('unless it is a package that is installed', async () => {
    const files = {
      'package.json': '{"dependencies":{"lit":"1"}}',
      'a.js': "import 'lit';\nimport 'tslib';\nimport 'virtual:x';",
    };
    const report = await check(files, '0.6.0', {
      isInstalled: (name) => name === 'tslib',
    });
    expect(listProblems(report)).toEqual([]);
  });
});

/** Test title, import path, and files. */
const SHORT_NAMES: [string, string, Files, CheckContext?][] = [
  [
    'tsconfig.json',
    'ours/sdk',
    {
      'tsconfig.json':
        '{ "compilerOptions": { "paths": { "ours/*": ["./src/*"] } } }',
    },
  ],
  [
    'what tsconfig.json extends',
    'ours/sdk',
    {
      'tsconfig.json': '{ "extends": ["./settings/base.json"] }',
      'settings/base.json':
        '{ "compilerOptions": { "baseUrl": "..", "paths": { "ours/*": ["src/*"] } } }',
    },
  ],
  [
    'the imports of package.json',
    '#ours/sdk.js',
    {
      'package.json': '{ "imports": { "#ours/*": { "default": "./src/*" } } }',
    },
  ],
  [
    'a package of the app, with an export under another name',
    '@my/platform/api',
    {
      'src/package.json':
        '{ "name": "@my/platform", "exports": { "./api": "./sdk.js" } }',
    },
  ],
  [
    'a package of the app, with its main file',
    '@my/platform',
    { 'src/package.json': '{ "name": "@my/platform", "main": "sdk.js" }' },
  ],
  ['an option', 'ours/sdk', {}, { aliases: [['ours', 'src']] }],
];

describe('a short name is followed that is told by', () => {
  it.each(SHORT_NAMES)('%s', async (_, name, settings, context) => {
    const report = await check(
      {
        ...settings,
        'app/main.js': `import { acc } from '${name}';\nacc.closedCaptions();`,
        'src/sdk.js':
          "export { Accessibility as acc } from '@firebolt-js/sdk';",
      },
      '0.7.0',
      context,
    );
    expect(listFindings(report)).toEqual([`app/main.js:2 ${DEPRECATED}`]);
    expect(listProblems(report)).toEqual([]);
  });
});

/** Older version, a line, and the corrected line, if the check suggests one. */
const CHANGES: [string, string, string?][] = [
  [
    '0.6.0',
    '  Accessibility.closedCaptions().then(f);',
    'Accessibility.closedCaptionsSettings().then(f);',
  ],
  ['0.6.0', "Device.listen('deviceNameChanged', (name) => f(name));"],
  ['0.6.0', "Device.once('deviceNameChanged', () => {});"],
  ['0.6.0', 'Promise.resolve(1).then(Accessibility.voiceGuidance);'],
  [
    '0.6.0',
    "jest.spyOn(Accessibility, 'closedCaptions'); Accessibility.closedCaptions();",
  ],
  ['0.6.0', "vi.mock('@firebolt-js/sdk'); Accessibility.closedCaptions();"],
  [
    '0.6.0-alpha.2',
    'let intent: Discovery.PlayerIntent;',
    'let intent: Discovery.PlaybackIntent;',
  ],
  [
    '0.7.0',
    'Lifecycle.close(Lifecycle.CloseReason.USER_EXIT);',
    "Lifecycle.close('userExit');",
  ],
  ['0.7.0', 'f(Lifecycle.CloseReason);'],
];

it.each(CHANGES)(
  'from %s, code is shown with a change: %s',
  async (from, code, want) => {
    const head =
      "import { Accessibility, Device, Discovery, Lifecycle } from '@firebolt-js/sdk';\ndeclare const f: any, listener: any, jest: any, vi: any;\nLifecycle.ready();\n";
    const { findings } = await check({ 'a.ts': head + code }, from);
    const shown = findings.filter((f) => f.after !== undefined);
    expect(shown.map(({ before, after }) => [before, after])).toEqual(
      want === undefined ? [] : [[code.trim(), want]],
    );
  },
);

describe('a report', () => {
  it('names place, change, and where to read more', async () => {
    const report = await check({
      'package.json': '{"name":"a"}',
      'node_modules/x.js': '',
      'a.js': OLD,
      'bundle.js': OLD + 'a;'.repeat(500),
    });
    expect(printText(report, LINKS).split('\n')).toEqual([
      'a.js:2: deprecated: `Accessibility.closedCaptions` is deprecated since 0.6.0. Use `Accessibility.closedCaptionsSettings()`.',
      '    - Accessibility.closedCaptions();',
      '    + Accessibility.closedCaptionsSettings();',
      '    https://x/upgrading/#caption-and-voice-guidance-settings',
      'bundle.js:2: deprecated: `Accessibility.closedCaptions` is deprecated since 0.6.0. Use `Accessibility.closedCaptionsSettings()`.',
      '    https://x/upgrading/#caption-and-voice-guidance-settings',
      'node_modules: Not read: it is a package folder.',
      'From 0.6.0 to 0.8.0: 2 × deprecated. The SDK is used in 2 of 2 files.',
      'All differences: https://x/compare/?from=0.6.0&to=0.8.0',
    ]);
  });

  it('shows names on one line, without commands and colors of their own', async () => {
    const names = [
      'a\n::add-mask::x\u001B[31m\u202E',
      '::warning::',
      '##[error]',
    ];
    const report = await check(
      Object.fromEntries(names.map((name) => [`${name}.js`, 'import {'])),
    );
    const text = printText(report, LINKS);
    expect(text).not.toMatch(/[\u001B\u202E]|^::|##\[/m);
    expect(text).toContain('a\\n::add-mask::x\\u001b[31m\\u202e.js: Line 1');
  });

  it.each([
    [
      { 'a.js': 'export {};', 'b.js': 'a();' },
      'The SDK is used in 0 of 2 files. Nothing was checked: include the code that imports `@firebolt-js/sdk`.',
      2,
    ],
    [
      { 'a.js': CAPTIONS },
      'No code is affected by the upgrade from 0.6.0 to 0.8.0. The SDK is used in 1 of 1 file.',
      0,
    ],
    [
      { 'a.js': `${CAPTIONS}import './b';` },
      'No checked code is affected by the upgrade from 0.6.0 to 0.8.0. The SDK is used in 1 of 1 file.',
      2,
    ],
  ])('sums up %j', async (files, want, code) => {
    const report = await check(files);
    expect([getSummary(report), getExitCode(report)]).toEqual([want, code]);
  });
});
