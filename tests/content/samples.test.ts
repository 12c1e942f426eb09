import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { printDeclarations } from '../../src/openrpc/declarations/printDeclarations';
import {
  checkSamples,
  getDocumentSamples,
  readSamples,
  readVersions,
  type Sample,
} from './samples';
import { makeFolder } from '../makeFolder';

/** Minimum numbers of samples: with fewer, the collector has missed some. */
const MINIMUM = { printed: 115, written: 50 };

const DECLARATIONS = "declare module '@firebolt-js/sdk' { const a: string; }";

/** Code blocks, each with the line and message of its error, if any. */
const BLOCKS: readonly (readonly [
  block: string,
  line?: string,
  fault?: string,
])[] = [
  // Every sample is a separate module.
  ['```js\nawait 1; const b = 2;\n```'],
  [
    '```js\n\nconsole.log(b);\n```',
    'console.log(b);',
    "TS2304: Cannot find name 'b'.",
  ],
  [
    "- Step:\n\n  ```typescript\n  import { a } from '@firebolt-js/sdk';\n  const n: number = a;\n  ```",
    'const n: number = a;',
    "TS2322: Type 'string' is not assignable to type 'number'.",
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

it('names page, line and fault of samples that are not as they should be', () => {
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
});

/** Pages that have been compiled, by declarations without comments. */
const compiled = new Map<string, Set<string>>();

/** Leaves out pages that another version has, too, with the same declarations. */
function skipCompiled(
  declarations: string,
  samples: readonly Sample[],
): readonly Sample[] {
  const types = declarations.replace(/\/\*\*[^]*?\*\//g, '');
  const known = compiled.get(types) ?? new Set();
  compiled.set(types, known);
  const print = ({ file: page }: Sample): string =>
    JSON.stringify(
      samples
        .filter(({ file }) => file === page)
        .map((one) => ({ ...one, file: '', line: 0 })),
    );
  const left = samples.filter((one) => !known.has(print(one)));
  for (const one of left) known.add(print(one));
  return left;
}

it.each(readVersions('.'))(
  'samples of $folder are found, and compile against its declarations',
  ({ folder, document }) => {
    const written = readSamples(folder, '.');
    const printed = getDocumentSamples(document, `${folder}/api/openrpc.json`);
    expect(printed.length).toBeGreaterThanOrEqual(MINIMUM.printed);
    expect(written.length).toBeGreaterThanOrEqual(MINIMUM.written);
    const declarations = printDeclarations(document);
    const samples = skipCompiled(declarations, [...written, ...printed]);
    expect(
      checkSamples(declarations, samples).join('\n'),
      'Correct each sample, or mark it: ```js does-not-compile="why"',
    ).toBe('');
  },
);
