import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_PAGE,
  base,
  BEFORE,
  changes,
  GUIDE_PAGE,
  SUMMARY,
} from './changes';
import { buildFaults, loadFaults } from './faults';
import { createFixtureSite, merge, type FixtureSite } from './fixtureSite';

/** Each build takes seconds, but other tests may run at the same time. */
const TIMEOUT = 300_000;

/** Files that readers download, which webpack writes. */
const DOCUMENT = 'docs/api/openrpc.json';
const DECLARATIONS = 'docs/api/firebolt.d.ts';

/** Ends the process when it would write the sitemap, after the pages. */
const KILLER = 'kill.cjs';
const KILL_AT_SITEMAP = `const fs = require('node:fs');
const write = fs.writeFileSync;
fs.writeFileSync = (file, ...rest) => {
  if (String(file).endsWith('sitemap.xml')) process.kill(process.pid, 'SIGKILL');
  write(file, ...rest);
};`;
const KILLED = { NODE_OPTIONS: `--require ./${KILLER}` };

/** Changes a bit of each hundredth word, and leaves the structure of the file. */
function flipBits(bytes: Buffer): Buffer {
  for (const { index } of bytes.toString('latin1').matchAll(/[a-z]{5}/g)) {
    if (index % 100 === 0) bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  }
  return bytes;
}

/*
 * One site for all, as only its first build is a long one: the others find what
 * it left in the cache.
 */
describe('the build of a small site', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;

  beforeAll(() => {
    site = createFixtureSite();
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.read(GUIDE_PAGE)).toContain(BEFORE);
    expect(site.read(ACCOUNT_PAGE)).toContain(SUMMARY);
    first = site.readBuild();
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it.each(loadFaults)('refuses $name', ({ edits, errors }) => {
    const { succeeds, output } = site.load(merge(base, edits));
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  });

  it.each(buildFaults)('refuses $name', ({ edits, errors }) => {
    const { succeeds, output } = site.build(merge(base, edits));
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  });

  it.each(changes)(
    'shows, with a full cache, a change of $name',
    ({ edits, expected }) => {
      const { succeeds, output } = site.build(merge(base, edits));
      expect(succeeds, output).toBe(true);
      for (const [page, texts] of Object.entries(expected)) {
        for (const text of texts) expect(site.read(page)).toContain(text);
      }
    },
  );

  it('refuses to begin while another runs, and leaves its files alone', () => {
    const { succeeds, output } = site.build({
      ...base,
      // This test lasts as long as a build would.
      '.docusaurus/build.lock': () => String(process.pid),
    });
    expect(output).toContain(
      `.docusaurus/build.lock: process ${process.pid} builds in this checkout already; both would write the same files. Wait until it has ended. If it is no build, delete the file.`,
    );
    expect(succeeds).toBe(false);
  });

  it('leaves a mark when it is killed, which the next one takes away', () => {
    const edits = { ...base, [KILLER]: () => KILL_AT_SITEMAP };
    const killed = site.build(edits, KILLED);
    expect(killed.succeeds, killed.output).toBe(false);
    expect(Object.keys(site.readBuild())).toContain('.unfinished');
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });

  it('replaces files that somebody has changed', () => {
    const markdown = GUIDE_PAGE.replace('.html', '.md');
    for (const name of [GUIDE_PAGE, markdown, DOCUMENT, 'sitemap.xml']) {
      site.damage(name, '<p>Changed by hand.</p>');
    }
    site.damage(ACCOUNT_PAGE);
    site.damage(DECLARATIONS);
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });

  it.each([
    ['halved', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['filled with zeros', (bytes: Buffer) => bytes.fill(0)],
    ['changed by a bit here and there', flipBits],
  ])('is the same when all that is cached is %s', (_, change) => {
    site.damageCaches(change);
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });

  it.each(changes.slice(0, 3))(
    'makes the files that a fresh checkout makes, after a change of $name',
    ({ edits }) => {
      const build = () => {
        const { succeeds, output } = site.build(merge(base, edits));
        expect(succeeds, output).toBe(true);
        return site.readBuild();
      };
      const after = build();
      site.forget();
      expect(after).toEqual(build());
    },
  );

  it('makes the same files of the same source, to the byte, and keeps no others', () => {
    expect(Object.keys(first).length).toBeGreaterThan(20);
    const { succeeds, output } = site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });
});
