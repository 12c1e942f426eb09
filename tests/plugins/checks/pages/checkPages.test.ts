import { describe, expect, it } from 'vitest';
import { checkFrontMatter } from '../../../../src/plugins/checks/pages/checkFrontMatter';
import {
  checkDoubles,
  checkNavbar,
  checkSidebars,
} from '../../../../src/plugins/checks/pages/checkPages';

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

describe('a navbar item', () => {
  const versions: Parameters<typeof checkNavbar>[1] = [
    { name: '2.0.0', sidebars: { docs: [], api: [] } },
    { name: '1.0.0', sidebars: { api: [] } },
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

const doc = (id: string) => ({ type: 'doc' as const, id });

it('a page that a sidebar lists twice is found', () => {
  const category = {
    type: 'category' as const,
    label: 'More',
    collapsed: false,
    collapsible: false,
    link: { type: 'doc' as const, id: 'c' },
    items: [doc('a')],
  };
  const sidebars = { docs: [doc('a'), doc('b'), category], api: [doc('b')] };
  expect(checkSidebars({ sidebars, sidebarFile: 'sidebars.json' })).toEqual([
    'sidebars.json: sidebar "docs" lists the page "a" twice, so that "Next" leads from the first to what follows the second. Take one of them out.',
  ]);
});

it('pages of one id or address are found, with both files', () => {
  const end =
    'Change the id or the slug in the front matter of one of them, or its name.';
  expect(
    checkDoubles([
      { file: 'a.md', id: 'a', path: '/a/' },
      { file: 'a.mdx', id: 'a', path: '/b/' },
      { file: 'c.md', id: 'c', path: '/a/' },
      { file: 'd.md', id: 'd', path: '/d/' },
    ]),
  ).toEqual([
    `a.mdx: has the id "a", as a.md has. ${end}`,
    `c.md: has the address /a/, as a.md has. ${end}`,
  ]);
});
