import { expect, test } from 'vitest';
import getVersionTarget from '@site/src/components/versions/getVersionTarget';

const doc = (id: string) => ({
  id,
  path: `/docs/0.7.0/${id.replace(/\/index$/, '')}`,
});

const version = {
  path: '/docs/0.7.0',
  mainDocId: 'start',
  docs: [
    'start',
    'api/index',
    'api/schemas/intro',
    'api/Device',
    'api/SecondScreen',
  ].map(doc),
};

const CASES: readonly [
  name: string,
  docId: string | undefined,
  place: { search: string; hash: string },
  want: string,
][] = [
  [
    'the same place of the same page',
    'api/Device',
    { search: '?q=1', hash: '#audio' },
    '/docs/0.7.0/api/Device/?q=1#audio',
  ],
  [
    'the module that took in the types',
    'api/schemas/SecondScreen',
    { search: '', hash: '#secondscreenevent' },
    '/docs/0.7.0/api/SecondScreen/#secondscreenevent',
  ],
  [
    'the overview, which explains a missing module',
    'api/SecureStorage',
    { search: '', hash: '#get' },
    '/docs/0.7.0/api/#securestorage',
  ],
  [
    'the introduction to the types under its other name',
    'api/schemas/index',
    { search: '', hash: '#usage' },
    '/docs/0.7.0/api/schemas/intro/#usage',
  ],
  [
    'the start page for a guide that is missing',
    'guide',
    { search: '?q=1', hash: '#x' },
    '/docs/0.7.0/start/',
  ],
  [
    'the start page from outside the docs',
    undefined,
    { search: '', hash: '' },
    '/docs/0.7.0/start/',
  ],
];

test.each(CASES)('a version leads to %s', (_name, docId, place, want) => {
  expect(getVersionTarget(version, docId, place)).toBe(want);
});
