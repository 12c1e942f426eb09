import { describe, expect, it } from 'vitest';
import { dropOverridden } from '../../../src/plugins/pipeline/dropOverridden';

const drop = (css: string): string =>
  dropOverridden(css).replace(/\s*\n\s*/g, '');

describe('a value', () => {
  it.each([
    ['again', 'a{color:red;top:0}a{color:blue}', 'a{top:0}a{color:blue}'],
    [
      'for all of its selectors',
      'a,b::after{top:0}a{top:1px}b:after{top:1px}',
      'a,b::after{}a{top:1px}b:after{top:1px}',
    ],
    [
      'with what is around it',
      'a{border-left:0;border-radius:0}a{border:1px}',
      'a{border-radius:0}a{border:1px}',
    ],
    [
      'below a condition',
      '@media print{a{top:0}}a{top:1px}',
      '@media print{a{}}a{top:1px}',
    ],
  ])('goes that a later rule gives %s', (_, css, result) => {
    expect(drop(css)).toBe(result);
  });

  it.each([
    ['under a condition', 'a{top:0}@media print{a{top:1px}}'],
    ['for some of its selectors', 'a,b{top:0}a{top:1px}'],
    ['more specifically', 'a{top:0}p a{top:1px}'],
    ['with less weight', 'a{top:0!important}a{top:1px}'],
    ['in part', 'a{margin:0}a{margin-top:1px}'],
    ['in another step', '@keyframes x{to{top:0}}to{top:1px}'],
    ['before', 'a{margin-top:1px;margin-top:2px}'],
  ])('stays that another rule gives %s', (_, css) => {
    expect(drop(css)).toBe(css);
  });
});
