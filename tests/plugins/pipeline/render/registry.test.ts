import { expect, it } from 'vitest';
import { readRegistry } from '../../../../src/plugins/pipeline/render/registry';

const printLine = (chunk: string, name: string): string =>
  `  '${chunk}': [() => import(/* webpackChunkName: '${chunk}' */ '${name}'), '${name}', require.resolveWeak('${name}')],`;

const LINES = [
  printLine('00d3d45f', '@site/docs/a.mdx'),
  printLine('content---docs-b', '~docs/default/b.json'),
];

const REGISTRY = `export default {\n${LINES.join('\n')}};\n`;

it('reads the modules of pages, each with the line that names it', () => {
  expect([...readRegistry(REGISTRY)]).toEqual([
    ['@site/docs/a.mdx', `${LINES[0] ?? ''}\n`],
    ['~docs/default/b.json', LINES[1]],
  ]);
});

it('knows a list without modules', () => {
  expect(readRegistry('export default {\n};\n').size).toBe(0);
});

it('refuses a list that is written otherwise, and says where to look', () => {
  expect(() => readRegistry(REGISTRY.replace("  '00", '  "00'))).toThrow(
    'registry.js names the modules of pages otherwise now. See src/plugins/pipeline/README.md, "Modules".',
  );
});
