import { expect, it } from 'vitest';
import getVersionTarget from '../../src/components/versions/getVersionTarget';

it.each([
  {
    name: 'keeps query and hash on the same page',
    given: ['/docs/0.7.0/api/Device', { search: '?q=a', hash: '#audio' }],
    want: '/docs/0.7.0/api/Device/?q=a#audio',
  },
  {
    name: 'is the page alone where there is neither',
    given: ['/docs/0.7.0/api/Device/', { search: '', hash: '' }],
    want: '/docs/0.7.0/api/Device/',
  },
  {
    name: 'is the start page where the version lacks the page',
    given: [undefined, { search: '?q=a', hash: '#audio' }],
    want: '/docs/0.7.0/start/',
  },
] as const)('$name', ({ given: [samePage, place], want }) => {
  expect(getVersionTarget(samePage, '/docs/0.7.0/start/', place)).toBe(want);
});
