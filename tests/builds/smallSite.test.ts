import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_PAGE,
  base,
  edits as changes,
  expected,
  GUIDE_PAGE,
} from './changes';
import { buildFaults, harmless, linkFaults, loadFaults } from './faults';
import {
  createFixtureSite,
  merge,
  type Build,
  type FixtureSite,
} from './fixtureSite';
import { PUBLIC } from './liveSite';
import { listFiles } from '../../src/plugins/shared/listFiles';
import { writeFiles } from '../writeFiles';

/** A build takes seconds, or much longer while other tests run. */
const TIMEOUT = 300_000;

/** Files that webpack writes for readers to download. */
const DOCUMENT = 'docs/api/openrpc.json';
const DECLARATIONS = 'docs/api/firebolt.d.ts';

/** None of the edits changes this page. */
const LIVE_PAGE = 'docs/live/index.html';

/** Larger than the ID of any process. */
const NO_PROCESS = '4194305';

/** Flips a bit in every hundredth word, but preserves the file's structure. */
function flipBits(bytes: Buffer): Buffer {
  for (const { index } of bytes.toString('latin1').matchAll(/[a-z]{5}/g)) {
    if (index % 100 === 0) bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  }
  return bytes;
}

/** What a broken disk makes of files. */
const DAMAGES: readonly ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, bytes.length / 2),
  (bytes) => bytes.fill(0),
  flipBits,
];

function damageCaches(folder: string): void {
  const caches = ['.docusaurus', 'node_modules/.cache'];
  const files = caches.flatMap((name) =>
    listFiles(path.join(folder, name)).map((file) => `${name}/${file}`),
  );
  for (const [i, file] of files.entries()) {
    const bytes = fs.readFileSync(path.join(folder, file));
    const damaged = DAMAGES[i % DAMAGES.length]?.(bytes) ?? bytes;
    fs.writeFileSync(path.join(folder, file), new Uint8Array(damaged));
  }
}

// All tests share one site, because only the first build is slow; the others use its
// cache. The folder's name contains a space, an umlaut, and parentheses.
describe('the build of a small site', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;

  const expectFaults = (
    { succeeds, output }: Build,
    errors: readonly string[],
  ): void => {
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  };

  beforeAll(async () => {
    site = createFixtureSite({
      folderName: 'my süper project (1)',
      env: { CONTENT_RULES: 'throw', BROKEN_LINKS: 'throw' },
    });
    writeFiles(site.folder, { '.docusaurus/build.lock': NO_PROCESS });
    const { succeeds, output } = await site.build(base);
    expect(succeeds, output).toBe(true);
    // The fixture isn't a Git repository, so its pages have no dates.
    expect(output.match(/the sitemap have no dates/g)).toHaveLength(1);
    first = site.readBuild();
    expect(Object.keys(first).length).toBeGreaterThan(20);
    expect(Object.keys(first)).not.toContain('.unfinished');
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  describe('has client components that', () => {
    it('are printed with their props, and with what they are given', () => {
      const html = site.read(LIVE_PAGE);
      expect(html).toContain(
        `<client-component data-client="${PUBLIC}/Counter" data-props="{&quot;start&quot;:3}">`,
      );
      expect(html).toMatch(
        /<client-slot name="icon"><b>Icon<\/b><\/client-slot>/,
      );
      expect(html).toMatch(
        /<client-slot name="children"><p>Given <strong>text<\/strong> with <client-component data-client="src\/components\/public\/Label"/,
      );
      expect(html).toMatch(/<template data-slot="children"><p>Hidden /);
      expect(html).toContain(`data-client="${PUBLIC}/Bomb#EarlyBomb"`);
      expect(html).not.toContain('data-raw');
      // A component inside another client component is part of the outer one.
      expect(html.match(/data-client="[^"]*Label"/g)).toHaveLength(3);
    });

    it('are printed in pages beside the docs, and in parts of the theme', () => {
      expect(site.read('live/index.html')).toContain(
        '<client-slot name="children"><p>In a page.</p></client-slot>',
      );
      expect(site.read(GUIDE_PAGE)).toContain(
        'data-client="src/theme/Footer/Copyright"',
      );
    });

    it('are what they say in Markdown', () => {
      const text = site.read('docs/live/index.md');
      expect(text).toContain('Given **text** with');
      expect(text).not.toMatch(/client-|Count:/);
      // Only the sizes of archives are left out, because they are added later.
      expect(site.read('docs/last/index.md')).toContain('page (1.2 MB)](');
    });

    it('have a chunk each, and no other file has one', () => {
      const scripts = Object.keys(first).filter((name) =>
        name.startsWith('assets/js/'),
      );
      const named = scripts.map((name) => name.replace(/.*\/|\..*/g, ''));
      const components = 'Counter Label Closed Chart Bomb Asks Goes';
      for (const name of components.split(' ')) {
        expect(named).toContain(`components-public-${name}`);
      }
      for (const name of ['EarlyBomb', 'Comes']) {
        expect(named).not.toContain(`components-public-${name}`);
      }
    });
  });

  describe('is refused before it begins for', () => {
    it.each(loadFaults)('$name', async ({ edits, errors }) => {
      expectFaults(await site.check(merge(base, edits)), errors);
    });

    it('nothing that editors do on Windows', async () => {
      const { succeeds, output } = await site.check(merge(base, harmless));
      expect(succeeds, output).toBe(true);
    });
  });

  it('reads no damaged cache, and leaves a mark if it fails for links to missing pages and headings', async () => {
    damageCaches(site.folder);
    const edits = merge(merge(base, changes), linkFaults.edits);
    expectFaults(await site.build(edits), linkFaults.errors);
    for (const [page, texts] of Object.entries(expected))
      for (const text of texts) expect(site.read(page)).toContain(text);
    expect(Object.keys(site.readBuild())).toContain('.unfinished');
  });

  it('makes with a cache what it makes without one, whatever was left or changed by hand', async () => {
    const markdown = GUIDE_PAGE.replace('.html', '.md');
    const edited = [GUIDE_PAGE, LIVE_PAGE, markdown, DOCUMENT, 'a.html'];
    const damage = edited.map((name) => [`build/${name}`, '<p>By hand.</p>']);
    writeFiles(
      site.folder,
      Object.fromEntries(damage) as Record<string, string>,
    );
    for (const name of [ACCOUNT_PAGE, DECLARATIONS])
      fs.rmSync(path.join(site.folder, 'build', name));
    const { succeeds, output } = await site.build(base);
    expect(succeeds, output).toBe(true);
    expect(site.readBuild()).toEqual(first);
  });

  // Last, because Docusaurus still writes a cache after it has reported the errors.
  it('names file and line of what only a build finds', async () => {
    const edits = merge(base, buildFaults.edits);
    expectFaults(await site.build(edits), buildFaults.errors);
  });
});
