import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import {
  checkSamples,
  getDocumentSamples,
  parseSamples,
  readSamples,
  readVersions,
  type Sample,
} from './samples';

const ROOT = process.cwd();

/** Programs with the library of the browser take seconds to make. */
const TIMEOUT = 120_000;

/** Fewer samples than these mean that the collector misses some. */
const MINIMUM = { printed: 115, written: 50 };

describe('parseSamples', () => {
  const fence = (info: string, code = 'ready();'): string =>
    `\`\`\`${info}\n${code}\n\`\`\``;

  const tests: [string, { given: string; want: readonly Partial<Sample>[] }][] =
    [
      ['finds JavaScript', { given: fence('js'), want: [{ language: 'js' }] }],
      [
        'finds languages by their long names',
        {
          given: `${fence('javascript')}\n${fence('typescript')}`,
          want: [{ language: 'js' }, { language: 'ts' }],
        },
      ],
      ['finds TSX', { given: fence('tsx'), want: [{ language: 'tsx' }] }],
      ['leaves out other languages', { given: fence('json'), want: [] }],
      ['leaves out code without a language', { given: fence(''), want: [] }],
      [
        'knows the line of the first line of code',
        { given: `Text\n\n${fence('js')}`, want: [{ line: 4 }] },
      ],
      [
        'takes the indentation of the fence from the code',
        {
          given: '- Step:\n\n  ```js\n  if (a) {\n    b();\n  }\n  ```\n',
          want: [{ code: 'if (a) {\n  b();\n}' }],
        },
      ],
      [
        'ends at a fence as long as the first, and no shorter',
        {
          given: '````js\n```\na();\n````\n```js\nb();\n```',
          want: [{ code: '```\na();' }, { code: 'b();' }],
        },
      ],
      [
        'does not look for fences inside code',
        { given: fence('md', '~~~js\na();\n~~~'), want: [] },
      ],
      [
        'ignores a title',
        { given: fence('js title="app.js" {1}'), want: [{ language: 'js' }] },
      ],
      [
        'reads why a sample is wrong',
        {
          given: fence('js title="app.js" does-not-compile="no such method"'),
          want: [{ wrongBecause: 'no such method' }],
        },
      ],
      [
        'keeps a mark without a reason',
        { given: fence('ts does-not-compile'), want: [{ wrongBecause: '' }] },
      ],
    ];

  test.each(tests)('%s', (_, { given, want }) => {
    const samples = parseSamples(given, 'page.mdx');
    expect(samples).toHaveLength(want.length);
    expect(samples).toMatchObject(want);
  });
});

describe('checkSamples', () => {
  const declarations = `declare module '@firebolt-js/sdk' {
  export namespace Device {
    function type(): Promise<string>;
  }
}
`;
  const head = "import { Device } from '@firebolt-js/sdk';\n";
  const toSample = (code: string, rest: Partial<Sample> = {}): Sample => ({
    file: 'docs/page.mdx',
    line: 10,
    language: 'js',
    code,
    ...rest,
  });

  const tests: [
    string,
    { given: readonly Sample[]; want: readonly string[] },
  ][] = [
    [
      'accepts a correct sample',
      {
        given: [toSample(`${head}console.log(await Device.type());`)],
        want: [],
      },
    ],
    [
      'names file and line of a fault',
      {
        given: [toSample(`${head}Device.tpye();`)],
        want: [
          "docs/page.mdx:11: TS2339: Property 'tpye' does not exist on type 'typeof Device'.",
        ],
      },
    ],
    [
      'finds a missing import, even if another sample has the name',
      {
        given: [toSample('export const a = 1;'), toSample('console.log(a);')],
        want: ["docs/page.mdx:10: TS2304: Cannot find name 'a'."],
      },
    ],
    [
      'reports wrong syntax',
      {
        given: [toSample('if (')],
        want: ['docs/page.mdx:10: TS1109: Expression expected.'],
      },
    ],
    [
      'takes every sample for a module, also one without imports',
      {
        given: [toSample('await 1; const a = 1;'), toSample('const a = 2;')],
        want: [],
      },
    ],
    [
      'does not ask for types in JavaScript, nor for those of caught values',
      {
        given: [
          toSample(
            'function log(e) { console.log(e); }\ntry { log(1); } catch (e) { log(e.code); }',
          ),
        ],
        want: [],
      },
    ],
    [
      'checks annotated types in TypeScript',
      {
        given: [
          toSample(`${head}const n: number = await Device.type();`, {
            language: 'ts',
          }),
        ],
        want: [
          "docs/page.mdx:11: TS2322: Type 'string' is not assignable to type 'number'.",
        ],
      },
    ],
    [
      'accepts a mistake that is marked',
      {
        given: [
          toSample(`${head}Device.kind();`, { wrongBecause: 'old name' }),
        ],
        want: [],
      },
    ],
    [
      'rejects a marked sample without a mistake',
      {
        given: [
          toSample(`${head}Device.type();`, { wrongBecause: 'old name' }),
        ],
        want: [
          'docs/page.mdx:10: compiles, but is marked does-not-compile="old name". Show the mistake, or remove the mark.',
        ],
      },
    ],
    [
      'rejects a mark without a reason',
      {
        given: [toSample(`${head}Device.kind();`, { wrongBecause: '' })],
        want: ['docs/page.mdx:10: say why: does-not-compile="…"'],
      },
    ],
  ];

  test.each(tests)(
    '%s',
    (_, { given, want }) => {
      expect(checkSamples(declarations, given)).toEqual(want);
    },
    TIMEOUT,
  );

  it(
    'reports a fault of the declarations',
    () => {
      expect(checkSamples('declare const x: Missing;', [])).toEqual([
        "/firebolt.d.ts:1: TS2304: Cannot find name 'Missing'.",
      ]);
    },
    TIMEOUT,
  );
});

it(
  'names page, line and fault of a sample that does not compile',
  () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
    try {
      fs.writeFileSync(
        path.join(folder, 'guide.mdx'),
        "# Guide\n\n```js\nimport { Device } from '@firebolt-js/sdk';\n\nDevice.nam();\n```\n",
      );
      const [version] = readVersions(ROOT);
      const declarations = version ? printDeclarations(version.document) : '';
      expect(checkSamples(declarations, readSamples(folder, folder))).toEqual([
        "guide.mdx:6: TS2551: Property 'nam' does not exist on type 'typeof Device'. Did you mean 'name'?",
      ]);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  },
  TIMEOUT,
);

describe.each(readVersions(ROOT))(
  'samples of $folder',
  ({ folder, document }) => {
    const written = readSamples(path.join(ROOT, folder), ROOT);
    const printed = getDocumentSamples(document, `${folder}/api/openrpc.json`);

    it('are all found', () => {
      console.info(
        `${folder}: ${written.length} written and ${printed.length} printed samples`,
      );
      expect(printed.length).toBeGreaterThanOrEqual(MINIMUM.printed);
      expect(written.length).toBeGreaterThanOrEqual(MINIMUM.written);
    });

    it(
      'compile against the declarations of their version',
      () => {
        const faults = checkSamples(printDeclarations(document), [
          ...written,
          ...printed,
        ]);
        expect(
          faults.join('\n'),
          'Correct each sample, or mark it: ```js does-not-compile="why"',
        ).toBe('');
      },
      TIMEOUT,
    );
  },
);
