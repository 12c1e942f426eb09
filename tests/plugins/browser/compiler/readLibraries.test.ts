import ts from 'typescript';
import { expect, it } from 'vitest';
import { readLibraries } from '../../../../src/plugins/browser/compiler/makeFiles';
import { compile } from '../../../../src/upgrade/compile';
import { LIBRARIES, VERSIONS } from '../../../upgrade/setting';

const APP = [
  "import { Device } from '@firebolt-js/sdk';",
  'const size = await Device.screenResolution();',
  "const canvas = document.createElement('canvas');",
  'canvas.width = size[0];',
  'for (const node of document.querySelectorAll("p")) node.nothing();',
  'const last: string = [1, 2].at(-1);',
  'new Map<string, Promise<bigint>>().get(1);',
  'structuredClone(size, size, size);',
].join('\n');

it('declares what TypeScript itself does, without comments', () => {
  const [newest] = VERSIONS.slice(-1);
  if (!newest) throw new Error('versions.json is empty');
  const trimmed = readLibraries();
  const faults = [LIBRARIES, new Map(trimmed)].map((libraries) => {
    const files = [{ path: 'app.ts', text: APP }];
    const { app } = compile(libraries, newest, files, () => undefined);
    return app.program
      .getSemanticDiagnostics(app.files.get('app.ts'))
      .map(({ start, messageText }) => ({ start, messageText }));
  });
  expect(faults[0]).toHaveLength(4);
  expect(faults[1]).toEqual(faults[0]);
  expect(JSON.stringify(trimmed).length).toBeLessThan(1_100_000);
}, 60_000);

it('leaves out nothing but comments', () => {
  const printer = ts.createPrinter({ removeComments: true });
  const print = (text = ''): string =>
    printer
      .printFile(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022))
      // Libraries still contain references and license comments, which this code removes.
      .replace(/\/\*![^]*?\*\/|^\/\/\/.*$/gm, '')
      .trim();
  const name = 'lib.es5.d.ts';
  const kept = print(new Map(readLibraries()).get(name));
  expect(kept).toContain('interface ImportCallOptions');
  expect(kept === print(LIBRARIES.get(name))).toBe(true);
});
