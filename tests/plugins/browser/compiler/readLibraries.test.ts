import ts from 'typescript';
import { expect, it } from 'vitest';
import { readLibraries } from '../../../../src/plugins/browser/compiler/makeFiles';
import { LIBRARIES } from '../../../upgrade/setting';

it('leaves out nothing but comments', () => {
  const printer = ts.createPrinter({ removeComments: true });
  const print = (text = ''): string =>
    printer
      .printFile(ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022))
      // Libraries still contain references and license comments, which this code removes.
      .replace(/\/\*![^]*?\*\/|^\/\/\/.*$/gm, '')
      .trim();
  const name = 'lib.es5.d.ts';
  const trimmed = readLibraries();
  const kept = print(new Map(trimmed).get(name));
  expect(kept).toContain('interface ImportCallOptions');
  expect(kept === print(LIBRARIES.get(name))).toBe(true);
  expect(JSON.stringify(trimmed).length).toBeLessThan(1_100_000);
});
