import { expect, it } from 'vitest';
import { checkSamples } from '../../../../src/plugins/checks/pages/checkSamples';
import { listLanguages } from '../../../../src/plugins/shared/languages';

const check = (text: string) =>
  checkSamples('a.mdx', text, {
    versions: ['0.8.0', '0.7.0'],
    languages: listLanguages(['ruby']),
  });

const fence = (info: string, code = 'a();'): string =>
  `\`\`\`${info}\n${code}\n\`\`\`\n`;

it.each([
  ['for versions of the docs', fence('js title="Before" run="0.7.0"')],
  [
    'in languages by their short names',
    fence('sh') + fence('html') + fence('rb'),
  ],
  ['in JSX', fence('js', 'const a = <b c={d} />;') + fence('tsx', '<A<B> />')],
  ['in languages that are not parsed', fence('python', 'if (')],
])('takes samples %s', async (_, text) => {
  expect(await check(text)).toEqual([]);
});

it.each([
  [
    'for other versions',
    'Text.\n\n   ```js run="0.7.1"\n   a();\n   ```\n',
    'a.mdx:3: unknown version "0.7.1". Did you mean "0.7.0"? Correct run="…", or replace it with norun.',
  ],
  [
    'with line ends of Windows',
    `Text.\n\n${fence('js', 'a();\nif (')}`.replaceAll('\n', '\r\n'),
    'a.mdx:5: syntax error in the sample: Unexpected end of file. Correct it, or explain why it is wrong: does-not-compile="…".',
  ],
  [
    'in TypeScript that do not parse',
    fence('ts', 'const a: = 1;'),
    'a.mdx:2: syntax error in the sample: Unexpected "=". Correct it, or explain why it is wrong: does-not-compile="…".',
  ],
  [
    'in JSON that do not parse',
    fence('json', '{\n  a: 1\n}'),
    'a.mdx:3: syntax error in the sample: Expected string in JSON but found "a". Correct it, or explain why it is wrong: does-not-compile="…".',
  ],
])('finds samples %s', async (_, text, message) => {
  expect(await check(text)).toEqual([message]);
});
