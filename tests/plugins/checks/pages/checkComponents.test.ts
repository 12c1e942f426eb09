import { expect, test } from 'vitest';
import { checkComponents } from '@site/src/plugins/checks/pages/checkComponents';

const PAGE = 'docs/guide.mdx';

const MODEL =
  "import model from './openrpc.json?module=Device';\nimport Module from '@site/src/components/public/Module';\n\nText.\n\n<Module model={model} />\n\nexport const toc = model.toc;\n";

test.each([
  'No component.',
  MODEL,
  "import one from './diagrams/one.json';\nimport Diagram from '@site/src/components/public/Diagram';\n\n<Diagram model={one} />",
  "import getFeedTableOfContents from '@site/src/components/public/getFeedTableOfContents';",
])('%j can be Markdown', (text) => {
  expect(checkComponents(PAGE, text)).toEqual([]);
});

test('tells of text below the model of a page', () => {
  expect(checkComponents(PAGE, `${MODEL}\nMore.\n`)).toEqual([
    'docs/guide.mdx: text below the model of a page would be missing in its Markdown. Put it above, and end the page with the component and "export const toc = model.toc;".',
  ]);
});

test('refuses a page of a kind that there is not', () => {
  const text = MODEL.replace('module=', 'modul=');
  expect(() => checkComponents(PAGE, text)).toThrow(
    /^docs\/guide\.mdx:1: import of "\.\/openrpc\.json\?modul=Device": unknown part "modul=Device"\. /,
  );
});
