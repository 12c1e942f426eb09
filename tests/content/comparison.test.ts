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

/** Returns the symbols that differ; `!` marks changes that break apps. */
function compare(from: string, to: string): string[] {
  const [older, newer] = [from, to].map((version) =>
    RELEASES.find((release) => release.version === version),
  );
  if (!older || !newer) throw new Error(`no version ${from} or ${to}`);
  return getComparison(older, newer).changes.map(
    ({ symbol, breaking }) => `${symbol}${breaking ? '!' : ''}`,
  );
}

test('constants and what no declaration tells are in the rows', () => {
  expect(compare('0.7.0', '0.8.0')).toEqual(
    expect.arrayContaining([
      'Discovery.ProgramType',
      'Discovery.OfferingType',
      'Discovery.AudioProfile',
      'once!',
      'Lifecycle.finished!',
      'Lifecycle.state',
      'Lifecycle.LifecycleState!',
    ]),
  );
});

test('no row speaks of code that nobody has read', () => {
  const [older, newer] = [RELEASES[0], RELEASES[RELEASES.length - 1]];
  if (!older || !newer) throw new Error('no versions');
  const messages = getComparison(older, newer).changes.map((c) => c.message);
  expect(messages.filter((m) => /this code|this callback|\{/.test(m))).toEqual(
    [],
  );
});

test('a name that passes to a type in use breaks code that names it', () => {
  expect(compare('0.6.0-alpha.2', '0.6.0')).toContain('PlaybackIntent!');
  expect(compare('0.5.3', '0.8.0')).toContain('PlaybackIntent!');
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
