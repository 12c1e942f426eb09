import { describe, expect, it } from 'vitest';
import { findVersion } from '../../src/upgrade/findVersion';
import { NAMES } from './setting';

const toPackage = (
  range: string,
  path = 'package.json',
  name = '@firebolt-js/sdk',
) => ({
  path,
  text: JSON.stringify({ optionalDependencies: { [name]: range } }),
});

describe('findVersion', () => {
  it.each<[string, string | undefined, string]>([
    ['^0.6.1', '0.6.1', ''],
    ['0.6.1', '0.6.1', ''],
    ['0.6.0-alpha.2', '0.6.0-alpha.2', ''],
    [
      '0.5.3 || 0.7',
      '0.5.3',
      '"0.5.3 || 0.7" allows several versions; 0.5.3 is the oldest of them.',
    ],
    ['~0.6.2', '0.6.1', ''],
    ['0.6.0-beta.1', '0.6.0-alpha.2', ''],
    [
      '0.5.0',
      undefined,
      '"0.5.0" is older than any version that this check supports.',
    ],
    ['latest', undefined, '"latest" isn\'t a version or a range of versions.'],
    ['*', undefined, '"*" isn\'t a version or a range of versions.'],
  ])('understands %s', (range, version, doubt) => {
    expect(findVersion([toPackage(range)], NAMES)).toEqual({
      ...(version !== undefined && { version }),
      doubt: doubt && `package.json: ${doubt}`,
    });
  });

  const NPM = JSON.stringify({
    packages: {
      '': { dependencies: { '@firebolt-js/sdk': '>=0.5.0' } },
      'node_modules/@firebolt-js/sdk': { version: '0.6.1', license: 'x' },
    },
  });

  it.each([
    ['package-lock.json', NPM],
    ['yarn.lock', '"@firebolt-js/sdk@>=0.5.0":\n  version "0.6.1"\n'],
    ['yarn.lock', '"@firebolt-js/sdk@npm:>=0.5.0":\n  version: 0.6.1\n'],
    [
      'pnpm-lock.yaml',
      "importers:\n  .:\n    dependencies:\n      '@firebolt-js/sdk':\n        specifier: '>=0.5.0'\n        version: 0.6.1\n",
    ],
  ])('takes what %s has, with any line ends', (path, lock) => {
    for (const text of [lock, lock.replaceAll('\n', '\r\n')]) {
      const settings = [toPackage('>=0.5.0'), { path, text }];
      expect(findVersion(settings, NAMES)).toEqual({
        version: '0.6.1',
        doubt: '',
      });
    }
  });

  it('does not take from a lock file what package.json does not ask for', () => {
    const lock = { path: 'package-lock.json', text: NPM };
    expect(findVersion([toPackage('^0.7.0'), lock], NAMES).version).toBe(
      '0.7.0',
    );
  });

  it('finds the package under another name', () => {
    const range = 'npm:@firebolt-js/sdk@0.5.3';
    const settings = [toPackage(range, 'package.json', 'firebolt')];
    expect(findVersion(settings, NAMES).version).toBe('0.5.3');
  });

  it('tells of apps with several versions', () => {
    const settings = [
      toPackage('0.7.0', 'b/package.json'),
      toPackage('0.5.3', 'a/package.json'),
    ];
    expect(findVersion(settings, NAMES)).toEqual({
      version: '0.5.3',
      starts: [
        ['a/', '0.5.3'],
        ['b/', '0.7.0'],
      ],
      doubt:
        'The apps use different SDK versions: a/package.json requires 0.5.3, b/package.json requires 0.7.0. For each app, the check starts from the version that the app uses.',
    });
  });
});
