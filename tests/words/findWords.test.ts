import { expect, test } from 'vitest';
import { findWords } from './findWords';
import { readComponent, readJson, readMarkdown } from './readLines';

const find = (page: string) => findWords('page.mdx', readMarkdown(page));

test('a word is reported with file, line and remedy', () => {
  expect(find('# Title\n\nUse the id of the title.')).toEqual([
    'page.mdx:3: "id": write ID or IDs.',
  ]);
});

test('phrases are found in front matter, text and tables', () => {
  expect(
    find(
      'description: After this page, you know.\n\n| the kind of title |\n\nSimply carry on.',
    ),
  ).toHaveLength(4);
});

test.each([
  ['code in a line', 'The field `id` and `kind of`.'],
  ['code in a block', '```js\nconst id = 1; // kind of\n```'],
  ['a longer fence', '````md\n```\nid\n```\n````'],
  ['an address and an id of a heading', '## IDs {#id}\n\n[text](#id)'],
  ['an attribute', '<FeedHeading toc={toc} id="terms" />'],
  ['what IFA stands for', 'the identifier for advertising (IFA)'],
])('%s may say what prose may not', (_, page) => {
  expect(find(page)).toEqual([]);
});

test('texts of a JSON file are read, names are not', () => {
  const json = '{\n  "name": "id",\n  "summary": "An `id` and an id."\n}';
  expect(findWords('openrpc.json', readJson(json))).toEqual([
    'openrpc.json:3: "id": write ID or IDs.',
  ]);
});

test('what a component shows is read, its code is not', () => {
  const code =
    'const id = 1;\nexport default () => (\n  <p id="id" title="Copy the id">Please wait</p>\n);\n';
  expect(findWords('Wait.tsx', readComponent('Wait.tsx', code))).toEqual([
    'Wait.tsx:3: "id": write ID or IDs.',
    'Wait.tsx:3: "Please": leave it out, or say what you mean.',
  ]);
});
