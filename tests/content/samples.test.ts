import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import {
  checkSamples,
  getDocumentSamples,
  readSamples,
  readVersions,
} from './samples';
import { makeFolder } from '../makeFolder';

const ROOT = process.cwd();

/** TypeScript needs seconds to create a program with the browser's library. */
const TIMEOUT = 120_000;

/** Minimum numbers of samples: with fewer, the collector has missed some. */
const MINIMUM = { printed: 115, written: 50 };

const DECLARATIONS = `declare module '@firebolt-js/sdk' {
  export namespace Device {
    function type(): Promise<string>;
  }
}
`;

const IMPORT = "import { Device } from '@firebolt-js/sdk';";

/** Code blocks, each with the line and message of its error, if any. */
const BLOCKS: readonly (readonly [
  block: string,
  line?: string,
  fault?: string,
])[] = [
  [`~~~js\n${IMPORT}\nconsole.log(await Device.type());\n~~~`],
  [`\`\`\`javascript title="a.js" {1}\nawait 1; export const a = 1;\n\`\`\``],
  ['```json\nconst a = ;\n```'],
  // Every sample is a separate module.
  ['```js\nawait 1; const a = 2;\n```'],
  [
    '```js\n\nconsole.log(a);\n```',
    'console.log(a);',
    "TS2304: Cannot find name 'a'.",
  ],
  [
    `- Step:\n\n  \`\`\`js\n  ${IMPORT}\n  Device.tpye();\n  \`\`\``,
    'Device.tpye();',
    "TS2339: Property 'tpye' does not exist on type 'typeof Device'.",
  ],
  // JavaScript doesn't need types, even for caught values.
  [
    '```js\nfunction log(e) { console.log(e); }\ntry { log(1); } catch (e) { log(e.code); }\n```',
  ],
  [
    `\`\`\`typescript\n${IMPORT}\nconst n: number = await Device.type();\n\`\`\``,
    'const n: number = await Device.type();',
    "TS2322: Type 'string' is not assignable to type 'number'.",
  ],
  [
    `\`\`\`js title="b.js" does-not-compile="old name"\n${IMPORT}\nDevice.kind();\n\`\`\``,
  ],
  [
    '```js does-not-compile="old name"\nfetch("a");\n```',
    'fetch("a");',
    'compiles, but is marked does-not-compile="old name". Show the mistake, or remove the mark.',
  ],
  [
    '```ts does-not-compile\nnothing();\n```',
    'nothing();',
    'say why: does-not-compile="…"',
  ],
];

const folder = makeFolder('samples');

it(
  'names page, line and fault of samples that are not as they should be',
  () => {
    const page = BLOCKS.map(([block]) => block).join('\n\n');
    fs.writeFileSync(path.join(folder, 'guide.mdx'), page);
    const faults = checkSamples(DECLARATIONS, readSamples(folder, folder));
    const lines = page.split('\n');
    expect(
      faults.map((fault) => {
        const [, line = '', what = ''] =
          /^guide\.mdx:(\d+): ([^]*)$/.exec(fault) ?? [];
        return [lines[Number(line) - 1]?.trim(), what];
      }),
    ).toEqual(BLOCKS.flatMap(([, ...want]) => (want[0] ? [want] : [])));
  },
  TIMEOUT,
);

/** Samples that have been compiled. The next version may equal the newest one. */
const compiled = new Set<string>();

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
        const samples = [...written, ...printed];
        const declarations = printDeclarations(document);
        const codes = samples.map((one) => ({ ...one, file: '', line: 0 }));
        const key = JSON.stringify([declarations, codes]);
        if (compiled.has(key)) return;
        compiled.add(key);
        const faults = checkSamples(declarations, samples);
        expect(
          faults.join('\n'),
          'Correct each sample, or mark it: ```js does-not-compile="why"',
        ).toBe('');
      },
      TIMEOUT,
    );
  },
);
