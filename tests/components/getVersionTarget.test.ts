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

test.each([
  [
    'the page, which took in the types',
    'api/schemas/SecondScreen',
    'api/SecondScreen/',
    true,
  ],
  [
    'the overview, which explains a missing module',
    'api/SecureStorage',
    'api/#securestorage',
    false,
  ],
  [
    'the introduction to the types under its other name',
    'api/schemas/index',
    'api/schemas/intro/',
    true,
  ],
  ['the start page for a missing guide', 'guide', 'start/', false],
  ['the start page from outside the docs', undefined, 'start/', false],
])('a version leads to %s', (_name, docId, path, isSamePage) => {
  const target = { path: `/docs/0.7.0/${path}`, isSamePage };
  expect(getVersionTarget(version, docId)).toEqual(target);
});
