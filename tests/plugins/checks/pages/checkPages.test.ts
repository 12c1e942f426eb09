import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../../../src/plugins/checks/pages/checkFrontMatter';
import { checkNavbar } from '../../../../src/plugins/checks/pages/checkNavbar';
import { checkImages } from '../../../../src/plugins/checks/pages/checkImages';

const TITLE = 'Deep Linking';
const DESCRIPTION =
  'Open the title, the page or the search that a viewer asked for.';

function check(frontMatter: Readonly<Record<string, unknown>>) {
  const lines = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${String(value)}`,
  );
  const text = ['---', ...lines, '---', '', 'Text'].join('\n');
  return checkFrontMatter({ file: 'docs/a.mdx', frontMatter }, () => text);
}

describe('front matter', () => {
  it('with title and description passes', () => {
    expect(check({ title: TITLE, description: DESCRIPTION })).toEqual([]);
  });

  it.each([
    [
      'without a title',
      { description: DESCRIPTION },
      'docs/a.mdx:1: the front matter has no title. Add one, as navigation and search show it: title: Deep Linking.',
    ],
    [
      'with an empty title',
      { title: ' ', description: DESCRIPTION },
      'docs/a.mdx:2: the front matter has no title. Add one, as navigation and search show it: title: Deep Linking.',
    ],
    [
      'without a description',
      { title: TITLE },
      'docs/a.mdx:1: the front matter has no description. Say in 50 to 170 characters what a reader gets from this page: description: ….',
    ],
    [
      'with a short description',
      { title: TITLE, description: 'Deep links.' },
      'docs/a.mdx:3: the description has 11 characters. Write 50 to 170: search results cut longer ones, and shorter ones say too little.',
    ],
    [
      'with a long description',
      { title: TITLE, description: 'x'.repeat(171) },
      'docs/a.mdx:3: the description has 171 characters. Write 50 to 170: search results cut longer ones, and shorter ones say too little.',
    ],
    [
      'with one keyword that is no list',
      { title: TITLE, description: DESCRIPTION, keywords: 'cc' },
      'docs/a.mdx:4: keywords must be a list of texts. Write words by which readers search for this page: keywords: [subtitles, cc].',
    ],
    [
      'with keywords of sections that are no lists',
      {
        title: TITLE,
        description: DESCRIPTION,
        section_keywords: { 'test-it': 'emulator' },
      },
      'docs/a.mdx:4: section_keywords must have a list of texts for each id of a heading. Write section_keywords: {test-it: [emulator]}.',
    ],
  ])('%s is refused', (_, frontMatter, message) => {
    expect(check(frontMatter)).toEqual([message]);
  });
});

describe('an image', () => {
  it.each([
    ['in Markdown', '![The states](a.png)'],
    ['in JSX', '<img src={a} alt="The states" />'],
    ['that decorates', '<img src="a.png" alt="" />'],
    ['with an arrow in a value', '<img onLoad={() => {}} alt="x" />'],
    ['that is none', '<imgs />'],
    ['of a sample', '```md\n![](a.png)\n```'],
    ['in code', 'Write `![](a.png)`.'],
  ])('%s passes', (_, text) => {
    expect(checkImages('docs/a.mdx', text)).toEqual([]);
  });

  it.each([
    ['in Markdown', 'Text\n\n![](a.png)', 3],
    ['in JSX', '<figure>\n  <img src="a.png" />\n</figure>', 2],
  ])('without alternative is found %s', (_, text, line) => {
    expect(checkImages('docs/a.mdx', text)).toEqual([
      `docs/a.mdx:${line}: the image a.png has no text alternative. Say what it shows: ![text](a.png). If it only decorates: <img src="…" alt="" />.`,
    ]);
  });
});

describe('a navbar item', () => {
  const versions = [
    { name: '2.0.0', sidebarNames: ['docs', 'api'] },
    { name: '1.0.0', sidebarNames: ['api'] },
  ];

  it('with a sidebar of every version passes', () => {
    const items = [{ label: 'API', sidebarId: 'api' }, { label: 'GitHub' }];
    expect(checkNavbar(items, versions)).toEqual([]);
  });

  it('is refused for each version that lacks its sidebar', () => {
    const items = [{ label: 'Docs', sidebarId: 'docs' }];
    expect(checkNavbar(items, versions)).toEqual([
      'docusaurus.config.ts: navbar item "Docs": version 1.0.0 has no sidebar "docs". Valid names: api. Correct the sidebarId, or add the sidebar to that version.',
    ]);
  });
});
