import { expect, test } from 'vitest';
import { getChanges } from '../../../../src/plugins/content/seo/getChanges';

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

test('a generated page leads to the line that names it', () => {
  const page = {
    ...PAGE,
    subject: { kind: 'x-modules' as const, name: 'Device' },
    sources: ['docs/a.mdx', 'docs/api/openrpc.json'],
  };
  const dates = new Map([
    ['docs/a.mdx', '2026-02-02'],
    ['docs/api/openrpc.json', '2026-01-01'],
  ]);
  expect(getChanges([page], dates, REPOSITORY, () => DOCUMENT)).toEqual({
    '/docs/a/': {
      date: '2026-02-02',
      url: 'https://github.com/acme/docs/blob/main/docs/api/openrpc.json#L4',
    },
  });
});

test('without a history there is only the date of the front matter', () => {
  const set = { ...PAGE, path: '/docs/b/', date: '2020-01-02' };
  expect(getChanges([PAGE, set], new Map(), REPOSITORY, () => '')).toEqual({
    '/docs/a/': {},
    '/docs/b/': { date: '2020-01-02' },
  });
});
