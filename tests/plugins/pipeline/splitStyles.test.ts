import { expect, it } from 'vitest';
import { splitStyles } from '../../../src/plugins/pipeline/splitStyles';

const split = (css: string): readonly string[] =>
  splitStyles(css).map((part) => part.replace(/\s+/g, ''));

it('takes out what only few pages have, with its conditions', () => {
  expect(
    split('a{top:0}.alert{top:1px}@media print{a{top:2px}.alert a{top:3px}}'),
  ).toEqual([
    'a{top:0}@mediaprint{a{top:2px}}',
    '.alert{top:1px}@mediaprint{.alerta{top:3px}}',
  ]);
});

it('leaves what others have as well, and what is for no element', () => {
  const css = '.alert,p{top:0}@page{margin:0}@keyframesx{to{top:0}}';
  expect(split(css.replace('esx', 'es x'))).toEqual([css, '']);
});
