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
import { findAll } from '../findAll';
import { BASE_URL, SHOWN, readPage } from './builtSite';

/** Links to an archive, with its size. */
const OFFER = /href="[^"]*offline\.zip"[^>]*>([^<(]*)\((\d+\.\d) MB\)</g;

describe.each(versions)('the archive of %s', (version) => {
  const folder = version === versions[0] ? 'docs' : `docs/${version}`;
  const zip = new Uint8Array(fs.readFileSync(`build/${folder}/offline.zip`));
  const files = unzipSync(zip);
  const readText = (name: string): string =>
    strFromU8(files[name] ?? new Uint8Array());

  it('has every page of the version', () => {
    const pages = SHOWN.filter(({ place }) => place?.version === version).map(
      (page) => `${page.path.slice(BASE_URL.length)}index.html`,
    );
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((name) => !(name in files))).toEqual([]);
  });

  it('has all that its pages name, and names nothing of a server', () => {
    for (const name of Object.keys(files)) {
      if (!name.endsWith('.html')) continue;
      const html = readText(name);
      const folder = path.posix.dirname(name);
      const urls = findAll(html, /<[a-z][^>]*? (?:href|poster|src)="([^"#]+)/g);
      const lost = urls
        .filter((url) => !/^[a-z]+:/.test(url))
        .filter((url) => !(path.posix.join(folder, url) in files));
      expect(lost, name).toEqual([]);
      expect(html).not.toMatch(/Content-Security-Policy|rel="preload"/);
    }
  });

  it('is offered by each page of the version, with its size', () => {
    const size = (zip.length / 1e6).toFixed(1);
    const pages = [`${folder}/changelog/`, `${folder}/api/`];
    for (const page of version === versions[0] ? ['', ...pages] : pages) {
      const html = readPage(BASE_URL + page);
      const offers = [...html.matchAll(OFFER)];
      const texts = offers.map(([, text]) => text?.trim());
      expect(texts).toContain(`Download ${version} for offline reading`);
      for (const [, , stated] of offers) expect(stated, page).toBe(size);
      expect(html).toContain(`${BASE_URL}${folder}/offline.zip"`);
    }
  });

  it('has an index of its own pages and of no others', () => {
    const index = JSON.parse(
      readText('assets/search/index.js').replace(/^searchFiles=/, ''),
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
});
