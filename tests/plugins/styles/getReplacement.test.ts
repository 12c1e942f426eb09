import { expect, it } from 'vitest';
import { getReplacement } from '../../../src/plugins/styles/getReplacement';

const list = (...files: readonly string[]): string =>
  `export default [\n${files.map((file) => `  require(${JSON.stringify(file)}),`).join('\n')}\n];`;

it.each([
  ['/site/node_modules/infima/dist/css/default/default.css'],
  ['/site/node_modules/infima/dist/css/default/default-rtl.css'],
  ['C:\\site\\node_modules\\infima\\dist\\css\\default\\default.css'],
])('stands for %s', (infima) => {
  const modules = list('/site/first.js', infima, '/site/src/css/custom.css');
  expect(getReplacement(modules, '/site/base.css')).toEqual({
    [infima]: '/site/base.css',
  });
});

it('finds it between single quotes as well', () => {
  const modules = "export default [require('/a/infima/default.css')];";
  expect(getReplacement(modules, '/site/base.css')).toEqual({
    '/a/infima/default.css': '/site/base.css',
  });
});

it('refuses a theme that asks for another style sheet', () => {
  const modules = list('/site/node_modules/theme/base.css');
  expect(() => getReplacement(modules, 'src/css/base.css')).toThrow(
    ".docusaurus/client-modules.js: the theme no longer imports Infima's style sheet, which src/css/base.css replaces. List that file first in customCss in docusaurus.config.ts, and delete src/plugins/styles.",
  );
});
