import { expect, it } from 'vitest';
import { findUnstyled } from './findUnstyled';

it('finds classes and elements that Infima styles and the site does not', () => {
  const css = '@media print{.button,a:hover{color:red}}.pre{color:red}';
  expect(
    findUnstyled(['.button', '.hero', '.own', 'a', 'pre', 'hr', 'b'], css),
  ).toEqual(['.hero', 'pre', 'hr']);
});
