import { expect, it } from 'vitest';
import { checkControls } from '../../../../src/plugins/pipeline/render/printPage';

it('knows a control that the browser answers', () => {
  expect(() => {
    checkControls('<button data-control="search">');
  }).not.toThrow();
});

it('refuses another one, with what to do', () => {
  expect(() => {
    checkControls('<a data-control="search"><a data-control="serach">');
  }).toThrow(
    'unknown data-control="serach". Did you mean "search"? Add it to src/site/controls.ts and handle it in src/browser/controls.',
  );
});
