import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../../../src/plugins/checks/pages/checkFrontMatter';
import { checkName } from '../../../../src/plugins/checks/pages/checkPages';

const TITLE = 'Deep Linking';
const DESCRIPTION =
  'Open the title, the page or the search that a viewer asked for.';

function check(frontMatter: Readonly<Record<string, unknown>>) {
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${String(value)}`,
  );
  const text = ['---', ...lines, '---', '', 'Text'].join('\n');
  return checkFrontMatter({ file: 'docs/a.mdx', frontMatter }, text);
}

describe('front matter', () => {
  it.each([
    [
      { title: TITLE },
      'docs/a.mdx:1: the front matter has no description. Summarize the page in 50 to 170 characters: description: ….',
    ],
    [
      {
        title: TITLE,
        description: DESCRIPTION,
        section_keywords: { 'test-it': 'emulator' },
      },
      'docs/a.mdx:4: section_keywords must map heading IDs to arrays of strings, for example section_keywords: {test-it: [emulator]}.',
    ],
  ])('of %j is refused: %s', (frontMatter, message) => {
    expect(check(frontMatter)).toEqual([message]);
  });
});

it.each(["it's", '50%', 'ready!', '[x]', '(1)'])(
  'the file name "%s.mdx" is told with another one',
  (name) => {
    const better = `${name.replace(/\W+/g, '-')}.mdx`;
    expect(checkName(`docs/${name}.mdx`)).toEqual([
      `docs/${name}.mdx: the file name contains one of ! " % ' ( ) [ ], which doesn't work in every URL, link, or import. Rename the file, for example to ${better}.`,
    ]);
    expect(checkName(`docs/${better}`)).toEqual([]);
  },
);
