import { expect, it } from 'vitest';
import { checkVersion } from '../../src/versions/checkVersion';

const VERSIONS = ['0.8.0', '0.7.0'];

const CHANGELOG = `What each release brought.

## 0.9.0 {#090}

*1 March 2023.* More than before.

## 0.6.2-alpha.1 {#062-alpha1}

*About 6 June 2022.* Less.

## All changes

Many.
`;

it.each([
  ['', CHANGELOG],
  [', also with line ends of Windows', CHANGELOG.replaceAll('\n', '\r\n')],
])('takes a new version that the docs describe%s', (_, changelog) => {
  expect(() => {
    checkVersion('0.9.0', VERSIONS, '0.9.0', changelog, 'next');
  }).not.toThrow();
});

it.each([
  {
    name: 'no version',
    version: undefined,
    described: '0.9.0',
    error:
      'Name the version to release, for example: npm run docs:version 1.2.0',
  },
  {
    name: 'a version that the docs do not describe',
    version: '0.9.0',
    described: '0.8.0',
    error:
      'next/api/openrpc.json#/info/version: is "0.8.0". Set it to "0.9.0", the version to release.',
  },
  {
    name: 'a released version',
    version: '0.7.0',
    described: '0.7.0',
    error:
      'versions.json: 0.7.0 is already released. Edit its docs in versioned_docs/version-0.7.0.',
  },
  {
    name: 'a version that the changelog does not know',
    version: '0.9.1',
    described: '0.9.1',
    error:
      'next/changelog/changelog.mdx: has no section for 0.9.1. Add one with the heading "## 0.9.1 {#091}".',
  },
])('refuses $name', ({ version, described, error }) => {
  expect(() => {
    checkVersion(version, VERSIONS, described, CHANGELOG, 'next');
  }).toThrow(error);
});

it.each([
  ['*Soon.* More than before.'],
  ['1 March 2023. More than before.'],
  ['*1 Mach 2023.* More than before.'],
  ['**1 March 2023.** More than before.'],
  [''],
])('refuses a release that begins with "%s", as the build does', (start) => {
  const changelog = CHANGELOG.replace(
    '*1 March 2023.* More than before.',
    start,
  );
  expect(() => {
    checkVersion('0.9.0', VERSIONS, '0.9.0', changelog, 'next');
  }).toThrow(
    "next/changelog/changelog.mdx: the 0.9.0 section doesn't start with the release date, which the feeds need. Write it in italics: *19 August 2022.*",
  );
});
