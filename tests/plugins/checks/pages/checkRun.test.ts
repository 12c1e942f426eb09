import { expect, it } from 'vitest';
import { checkRun } from '../../../../src/plugins/checks/pages/checkRun';

it('takes samples for versions of the docs', () => {
  const text = '```js title="Before" run="0.7.0"\na();\n```\n';
  expect(checkRun('a.mdx', text, ['0.8.0', '0.7.0'])).toEqual([]);
});

it('refuses samples for other versions', () => {
  const text = 'Text.\n\n   ```js run="0.7.1"\n   a();\n   ```\n';
  expect(checkRun('a.mdx', text, ['0.8.0', '0.7.0'])).toEqual([
    'a.mdx:3: there is no version "0.7.1" to run this sample with. Did you mean "0.7.0"? Correct run="…", or write norun.',
  ]);
});
