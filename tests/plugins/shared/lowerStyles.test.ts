import { expect, it } from 'vitest';
import { lowerStyles } from '../../../src/plugins/shared/lowerStyles';

it.each([
  ['a{inset:0}', 'a{top:0;right:0;bottom:0;left:0}'],
  [
    'a{inset:-2.1rem .5rem auto auto}',
    'a{top:-2.1rem;right:.5rem;bottom:auto;left:auto}',
  ],
  ['a{inset:1px 2px}', 'a{top:1px;right:2px;bottom:1px;left:2px}'],
  ['a{inset-inline:0 1rem}', 'a{left:0;right:1rem}'],
  ['a{inset-block-start:1rem;inset-inline-end:0}', 'a{top:1rem;right:0}'],
  [
    'a{margin-inline:auto}',
    'a{margin-inline-start:auto;margin-inline-end:auto}',
  ],
  [
    'a{padding-block:clamp(2rem,5vw,4rem) calc(1rem + 2px)}',
    'a{padding-block-start:clamp(2rem,5vw,4rem);padding-block-end:calc(1rem + 2px)}',
  ],
  [
    'a{margin-block:0!important}',
    'a{margin-block-start:0!important;margin-block-end:0!important}',
  ],
  [
    'a{border-block:1px solid var(--c)}',
    'a{border-block-start:1px solid var(--c);border-block-end:1px solid var(--c)}',
  ],
  ['a{margin-inline-start:1px}', 'a{margin-inline-start:1px}'],
  ['a{box-shadow:inset 0 0 red}', 'a{box-shadow:inset 0 0 red}'],
])('of %j it makes %j', (css, wanted) => {
  expect(lowerStyles(css)).toBe(wanted);
});

it.each([
  [':is(pre,p) a:not([class]){}', 'pre a:not([class]),p a:not([class]){}'],
  [':is(ul,ol) :is(ul,ol){}', 'ul ul,ul ol,ol ul,ol ol{}'],
  ['b,.a>:is(.c,.d):hover{}', 'b,.a>.c:hover,.a>.d:hover{}'],
  ['.a:is(h2,h3).b{}', 'h2.a.b,h3.a.b{}'],
  ['main :is([id="a,b"],a){}', 'main [id="a,b"],main a{}'],
  ['@media print{:is(a,b){c:d}}x{y:z}', '@media print{a,b{c:d}}x{y:z}'],
  // What knows :has() knows :is().
  ['.a:is(b,c:has(d)){}', '.a:is(b,c:has(d)){}'],
])('writes %j as %j', (css, wanted) => {
  expect(lowerStyles(css)).toBe(wanted);
});
