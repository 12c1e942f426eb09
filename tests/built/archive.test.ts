import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import {
  MANIFEST_NAME,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../src/search/format';
import { BASE_URL, listPages, splitVersion } from './builtSite';

/** Links to an archive, with its size. */
const OFFER = /href="[^"]*offline\.zip"[^>]*>([^<(]*)\((\d+\.\d) MB\)</g;

describe.each(versions)('the archive of %s', (version) => {
  const folder = version === versions[0] ? 'docs' : `docs/${version}`;
  const zip = new Uint8Array(fs.readFileSync(`build/${folder}/offline.zip`));
  const files = unzipSync(zip);

  it('has every page of the version', () => {
    const pages = listPages()
      .filter((page) => splitVersion(page.path, versions)?.version === version)
      .map((page) => `${page.path.slice(BASE_URL.length)}index.html`);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((name) => !(name in files))).toEqual([]);
  });

  it('has all that its pages name, and names nothing of a server', () => {
    for (const [name, content] of Object.entries(files)) {
      if (!name.endsWith('.html')) continue;
      const html = strFromU8(content);
      const urls = [
        ...html.matchAll(/<[a-z][^>]*? (?:href|poster|src)="([^"#]*)/g),
      ]
        .map(([, url = '']) => url)
        .filter((url) => url !== '' && !/^[a-z]+:/.test(url));
      const lost = urls.filter(
        (url) => !(path.posix.join(path.posix.dirname(name), url) in files),
      );
      expect(lost, name).toEqual([]);
      expect(html).not.toMatch(/Content-Security-Policy|rel="preload"/);
    }
  });

  it('is offered by each page of the version, with its size', () => {
    const size = (zip.length / 1e6).toFixed(1);
    const pages = [
      `${folder}/changelog/index.html`,
      `${folder}/api/index.html`,
      ...(version === versions[0] ? ['index.html'] : []),
    ];
    for (const page of pages) {
      const html = fs.readFileSync(`build/${page}`, 'utf8');
      const offers = [...html.matchAll(OFFER)];
      expect(
        offers.map(([, text]) => text?.trim()),
        page,
      ).toContain(`Download ${version} for offline reading`);
      for (const [, , stated] of offers) expect(stated, page).toBe(size);
      expect(html).toContain(`${BASE_URL}${folder}/offline.zip"`);
    }
  });

  it('has an index of its own pages and of no others', () => {
    const script = files['assets/search/index.js'];
    const index = JSON.parse(
      strFromU8(script ?? new Uint8Array()).replace(/^searchFiles=/, ''),
    ) as Readonly<Record<string, unknown>>;
    const { symbols, texts = '' } = index[MANIFEST_NAME] as Manifest;
    const { entries, versions: own } = index[symbols] as SymbolsFile;
    expect(own.map(({ name }) => name)).toEqual([version]);
    expect(index[texts] as TextsFile).toHaveLength(entries.length);
    const lost = entries
      .flatMap(({ variants }) => variants.map((one) => one.path))
      .map((one) => `${folder}/${one.replace(/#.*/, '')}index.html`)
      .filter((name) => !(name in files));
    expect(lost).toEqual([]);
  });

  it('begins with the overview of the API', () => {
    const start = files['index.html'];
    expect(start && strFromU8(start)).toContain(
      `url=${folder}/api/index.html"`,
    );
  });
});
