import { expect, test } from 'vitest';
import { getVersionTarget } from '@site/src/components/versions/getVersionTarget';

const doc = (id: string) => ({
  id,
  path: `/docs/0.7.0/${id.replace(/\/index$/, '')}`,
});

const version = {
  path: '/docs/0.7.0',
  mainDocId: 'start',
  docs: ['start', 'api/index', 'api/schemas/intro', 'api/SecondScreen'].map(
    doc,
  ),
};

const CASES: readonly [
  name: string,
  docId: string | undefined,
  path: string,
  isSamePage: boolean,
][] = [
  [
    'the page, which took in the types',
    'api/schemas/SecondScreen',
    '/docs/0.7.0/api/SecondScreen/',
    true,
  ],
  [
    'the overview, which explains a missing module',
    'api/SecureStorage',
    '/docs/0.7.0/api/#securestorage',
    false,
  ],
  [
    'the introduction to the types under its other name',
    'api/schemas/index',
    '/docs/0.7.0/api/schemas/intro/',
    true,
  ],
  ['the start page for a missing guide', 'guide', '/docs/0.7.0/start/', false],
  [
    'the start page from outside the docs',
    undefined,
    '/docs/0.7.0/start/',
    false,
  ],
];

test.each(CASES)('a version leads to %s', (_name, docId, path, isSamePage) => {
  expect(getVersionTarget(version, docId)).toEqual({ path, isSamePage });
});
