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

const check = (
  version: string | undefined,
  described = version ?? '',
  changelog = CHANGELOG,
): void => {
  checkVersion(version, VERSIONS, described, changelog, 'next');
};

it('takes a new version that the docs describe, also with line ends of Windows', () => {
  check('0.9.0');
  check('0.9.0', '0.9.0', CHANGELOG.replaceAll('\n', '\r\n'));
});

it.each([
  [
    undefined,
    '0.9.0',
    'Name the version to release, for example: npm run docs',
  ],
  [
    '0.9.0',
    '0.8.0',
    'next/api/openrpc.json#/info/version: is "0.8.0". Set it to "0.9.0", the version to release.',
  ],
  ['0.7.0', '0.7.0', 'versions.json: 0.7.0 is already released. Edit its docs'],
  [
    '0.9.1',
    '0.9.1',
    'next/changelog/changelog.mdx: has no section for 0.9.1. Add one with the heading "## 0.9.1 {#091}".',
  ],
])('refuses %s where the docs describe %s', (version, described, error) => {
  expect(() => {
    check(version, described);
  }).toThrow(error);
});

it.each([
  '*Soon.* More than before.',
  '1 March 2023. More than before.',
  '**1 March 2023.** More than before.',
  '',
])('refuses a release that begins with "%s", as the build does', (start) => {
  const date = '*1 March 2023.* More than before.';
  expect(() => {
    check('0.9.0', '0.9.0', CHANGELOG.replace(date, start));
  }).toThrow(
    "next/changelog/changelog.mdx: the 0.9.0 section doesn't start with the release date, which the feeds need. Write it in italics: *19 August 2022.*",
  );
});
