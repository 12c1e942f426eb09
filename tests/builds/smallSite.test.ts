import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACCOUNT_PAGE,
  addresses,
  base,
  BEFORE,
  GUIDE_PAGE,
  makers,
  sources,
  SUMMARY,
  type Change,
} from './changes';
import {
  compileFaults,
  harmless,
  linkFaults,
  loadFaults,
  renderFaults,
  type Fault,
} from './faults';
import {
  createFixtureSite,
  merge,
  type Build,
  type Edits,
  type FixtureSite,
} from './fixtureSite';
import { PUBLIC } from './liveSite';

/** A build takes seconds, or much longer while other tests run. */
const TIMEOUT = 300_000;

/** Files that webpack writes for readers to download. */
const DOCUMENT = 'docs/api/openrpc.json';
const DECLARATIONS = 'docs/api/firebolt.d.ts';

/** None of the edits changes this page. */
const LIVE_PAGE = 'docs/live/index.html';

/** Kills the build when it writes the sitemap, after all pages. */
const KILLER = 'kill.cjs';
const KILL_AT_SITEMAP = `const fs = require('node:fs');
const write = fs.writeFileSync;
fs.writeFileSync = (file, ...rest) => {
  if (String(file).endsWith('sitemap.xml')) process.kill(process.pid, 'SIGKILL');
  write(file, ...rest);
};`;
const KILLED = { NODE_OPTIONS: `--require ./${KILLER}` };

/** Flips a bit in every hundredth word, but preserves the file's structure. */
function flipBits(bytes: Buffer): Buffer {
  for (const { index } of bytes.toString('latin1').matchAll(/[a-z]{5}/g)) {
    if (index % 100 === 0) bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
  }
  return bytes;
}

const halve = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

const empty = (bytes: Buffer): Buffer => bytes.fill(0);

// All tests share one site, because only the first build is slow; the others use its
// cache. The folder's name contains a space, an umlaut, and parentheses.
describe('the build of a small site', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let first: ReturnType<FixtureSite['readBuild']>;
  const changed = merge(base, sources.edits);

  const expectTexts = (expected: Change['expected']): void => {
    for (const [page, texts] of Object.entries(expected)) {
      for (const text of texts) expect(site.read(page)).toContain(text);
    }
  };

  const build = (edits: Edits) => {
    const { succeeds, output } = site.build(edits);
    expect(succeeds, output).toBe(true);
    return site.readBuild();
  };

  const isLocked = (): boolean =>
    fs.existsSync(path.join(site.folder, '.docusaurus/build.lock'));

  const damageOutput = (): void => {
    const markdown = GUIDE_PAGE.replace('.html', '.md');
    for (const name of [GUIDE_PAGE, LIVE_PAGE, markdown, DOCUMENT, 'a.html']) {
      site.damage(name, '<p>Changed by hand.</p>');
    }
    for (const name of [ACCOUNT_PAGE, DECLARATIONS]) site.damage(name);
  };

  const expectFaults = ({ edits, errors }: Omit<Fault, 'name'>): void => {
    const { succeeds, output } = site.build(merge(base, edits));
    for (const error of errors) expect(output).toContain(error);
    expect(succeeds).toBe(false);
  };

  beforeAll(() => {
    site = createFixtureSite({ folderName: 'my süper project (1)' });
    first = build(base);
    expectTexts({ [GUIDE_PAGE]: [BEFORE], [ACCOUNT_PAGE]: [SUMMARY] });
    expect(Object.keys(first).length).toBeGreaterThan(20);
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
    let said: readonly Build[] = [];

    beforeAll(() => {
      const faults = loadFaults.map(({ edits }) => merge(base, edits));
      said = site.check([merge(base, harmless), ...faults]);
    }, TIMEOUT);

    it('nothing that editors do on Windows', () => {
      expect(said[0]?.succeeds, said[0]?.output).toBe(true);
    });

    it.each(loadFaults.map((fault, i) => [fault.name, fault, i + 1] as const))(
      '%s',
      (_, { errors }, i) => {
        const { succeeds, output = '' } = said[i] ?? {};
        for (const error of errors) expect(output).toContain(error);
        expect(succeeds).toBe(false);
      },
    );
  });

  it('names file and line of what only a build finds', () => {
    expectFaults(compileFaults);
  });

  it('names what cannot be rendered, or cannot work in the browser', () => {
    expectFaults(renderFaults);
  });

  it('leaves a mark when it is killed', () => {
    const edits = { ...base, [KILLER]: () => KILL_AT_SITEMAP };
    const killed = site.build(edits, KILLED);
    expect(killed.succeeds, killed.output).toBe(false);
    expect(Object.keys(site.readBuild())).toContain('.unfinished');
    expect(isLocked()).toBe(true);
  });

  it('makes of changes what it makes without a cache, whatever was left, damaged or changed by hand', () => {
    damageOutput();
    const after = build(changed);
    expect(isLocked()).toBe(false);
    expectTexts(sources.expected);
    damageOutput();
    site.damageCaches(halve, empty, flipBits);
    expect(build(changed)).toEqual(after);
  });

  it('notices another package, and fails for links to missing pages and headings', () => {
    site.damage('a.html', '<p>Left.</p>');
    const edits = [addresses.edits, makers.edits, linkFaults.edits].reduce(
      merge,
      base,
    );
    const { succeeds, output } = site.build(edits);
    for (const error of linkFaults.errors) expect(output).toContain(error);
    // The fixture isn't a Git repository, so its pages have no dates.
    expect(output.match(/the sitemap have no dates/g)).toHaveLength(1);
    expect(succeeds).toBe(false);
    expectTexts({ ...addresses.expected, ...makers.expected });
    const names = Object.keys(site.readBuild());
    for (const name of ['a.html', 'docs/last/index.html'])
      expect(names).not.toContain(name);
  });
});
