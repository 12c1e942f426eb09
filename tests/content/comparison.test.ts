import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getComparison } from '@site/src/openrpc';
import { readReleases } from '@site/src/plugins/content/openrpc/releases';
import { VERSIONS } from './versions';
import { makeFolder } from '../makeFolder';

const RELEASES = readReleases(
  process.cwd(),
  VERSIONS,
  `versioned_docs/version-${VERSIONS[0] ?? ''}/api/openrpc.json`,
);

/** The changes between two versions. */
function compare(from?: string, to?: string) {
  const [older, newer] = [from, to].map((version) =>
    RELEASES.find((release) => release.version === version),
  );
  if (!older || !newer) throw new Error('no such versions');
  return getComparison(older, newer).changes;
}

test.each([
  [
    'constants and what no declaration tells',
    '0.7.0',
    '0.8.0',
    `Discovery.ProgramType Discovery.OfferingType Discovery.AudioProfile once!
     Lifecycle.finished! Lifecycle.state Lifecycle.LifecycleState!`,
  ],
  ['a name that passes to a type in use', '0.5.3', '0.8.0', 'PlaybackIntent!'],
])('rows have %s, with ! if it breaks code', (_, from, to, rows) => {
  const found = compare(from, to).map(
    ({ symbol, breaking }) => `${symbol}${breaking ? '!' : ''}`,
  );
  expect(found).toEqual(expect.arrayContaining(rows.split(/\s+/)));
});

test('no row speaks of code that nobody has read', () => {
  const messages = compare(VERSIONS.at(-1), VERSIONS[0]).map((c) => c.message);
  expect(messages.filter((m) => /this code|this callback|\{/.test(m))).toEqual(
    [],
  );
});

const siteDir = makeFolder('comparison');

test('the next version is the same as the newest until it changes', () => {
  const [newest = ''] = VERSIONS;
  const folder = `versioned_docs/version-${newest}/api`;
  for (const copy of ['docs/api', folder])
    fs.cpSync(folder, path.join(siteDir, copy), { recursive: true });
  const file = 'docs/api/openrpc.json';
  const [older, newer] = readReleases(siteDir, [newest], file);
  if (!older || !newer) throw new Error('no next version');
  expect(getComparison(older, newer).changes).toEqual([]);
});
