import { expect, test } from 'vitest';
import { getChanges } from '../../../../src/plugins/content/seo/getChanges';
import { findLine, getEditUrl } from '../../../../src/site/sourceUrl';

const DOCUMENT = JSON.stringify(
  {
    'x-modules': [{ name: 'Device', summary: 'All.' }],
    methods: [{ name: 'device.audio', params: [] }],
    components: { schemas: { Size: { type: 'string' } } },
  },
  null,
  2,
);

const REPOSITORY = 'https://github.com/acme/docs';

const PAGE = {
  path: '/docs/a/',
  id: 'a',
  title: 'A',
  description: '',
  content: '',
  sources: ['docs/a.mdx'],
};

test.each([
  ['Device', 4],
  ['device.audio', 10],
  ['Size', 16],
  ['Nothing', undefined],
])('%s is found on its line', (name, line) => {
  expect(findLine(DOCUMENT, name)).toBe(line);
});

test('a file of the repository can be edited', () => {
  expect(getEditUrl(REPOSITORY, 'docs/a.mdx')).toBe(
    'https://github.com/acme/docs/edit/main/docs/a.mdx',
  );
});

test('a generated page leads to the line that names it', () => {
  const page = {
    ...PAGE,
    subject: 'Device',
    sources: ['docs/a.mdx', 'docs/api/openrpc.json'],
  };
  const dates = new Map([
    ['docs/a.mdx', '2026-01-01'],
    ['docs/api/openrpc.json', '2026-02-02'],
  ]);
  expect(getChanges([page], dates, REPOSITORY, () => DOCUMENT)).toEqual({
    '/docs/a/': {
      date: '2026-02-02',
      url: 'https://github.com/acme/docs/blob/main/docs/api/openrpc.json#L4',
    },
  });
});

test('without a history there is no date', () => {
  expect(getChanges([PAGE], new Map(), REPOSITORY, () => '')).toEqual({
    '/docs/a/': {},
  });
});
