import { expect, it } from 'vitest';
import { checkVersion } from '../../src/versions/checkVersion';

const VERSIONS = ['0.8.0', '0.7.0'];

const CHANGELOG = 'What each release brought.\n\n## 0.9.0 {#090}\n';

it('takes a new version that docs/ describes', () => {
  expect(() => {
    checkVersion('0.9.0', VERSIONS, '0.9.0', CHANGELOG);
  }).not.toThrow();
});

it.each([
  {
    name: 'no version',
    version: undefined,
    described: '0.9.0',
    error: 'Which version? Write for instance: npm run docs:version 1.2.0',
  },
  {
    name: 'a version that docs/ does not describe',
    version: '0.9.0',
    described: '0.8.0',
    error:
      'docs/api/openrpc.json#/info/version: is "0.8.0". Set it to "0.9.0", so that the version describes itself.',
  },
  {
    name: 'a released version',
    version: '0.7.0',
    described: '0.7.0',
    error:
      'versions.json: 0.7.0 is released already. Released docs are changed in versioned_docs/version-0.7.0.',
  },
  {
    name: 'a version that the changelog does not know',
    version: '0.9.1',
    described: '0.9.1',
    error:
      'docs/changelog/changelog.mdx: says nothing of 0.9.1. Add a part with the heading "## 0.9.1 {#091}"; the announcement of the release leads there.',
  },
])('refuses $name', ({ version, described, error }) => {
  expect(() => {
    checkVersion(version, VERSIONS, described, CHANGELOG);
  }).toThrow(error);
});
