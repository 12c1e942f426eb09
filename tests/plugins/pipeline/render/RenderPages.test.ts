import { expect, it } from 'vitest';
import { findUnknownNames } from '../../../../src/plugins/pipeline/render/RenderPages';

it('knows a control that the browser answers', () => {
  expect(findUnknownNames('/docs/', ['search'])).toEqual([]);
});

it('refuses another one, with what to do', () => {
  expect(findUnknownNames('/docs/', ['search', 'serach'])).toEqual([
    '/docs/: unknown data-control="serach". Did you mean "search"? Add it to src/site/controls.ts and handle it in src/browser/controls.',
  ]);
});
