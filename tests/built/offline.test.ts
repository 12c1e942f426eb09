import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  getAddress,
  getFiles,
  type OfflineList,
} from '../../src/browser/offline/list';
import versions from '../../versions.json';
import { BASE_URL, getBuiltSite, splitVersion } from './builtSite';

const list = JSON.parse(
  fs.readFileSync('build/offline.json', 'utf8'),
) as OfflineList;

it('lists every file as it is served', () => {
  for (const [file, hash, bytes] of getFiles(list)) {
    const content = new Uint8Array(fs.readFileSync(path.join('build', file)));
    const digest = createHash('sha256').update(content).digest('hex');
    expect(digest.startsWith(hash) && hash.length === 16, file).toBe(true);
    expect(content.length, file).toBe(bytes);
  }
});

it('offers all versions, each with all its pages', () => {
  expect(list.versions.map(({ name }) => name)).toEqual(versions);
  const pages = [...getBuiltSite().pages.values()].filter(
    (page) => page.redirect === undefined && page.path.endsWith('/'),
  );
  for (const { name, files } of list.versions) {
    const listed = files.map(([file]) => getAddress(BASE_URL, file));
    const own = pages
      .map((page) => page.path)
      .filter((page) => splitVersion(page, versions)?.version === name);
    expect(own.length).toBeGreaterThan(50);
    expect([...listed].sort()).toEqual(own.sort());
  }
});

it('lists all that its pages load', () => {
  const files = getFiles(list).map(([file]) => file);
  const known = new Set(files);
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join('build', file), 'utf8');
    const loaded = [
      ...html.matchAll(/<(?:script|img)[^>]* src="([^"]*)"/g),
      ...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]*)"/g),
      ...html.matchAll(/"([^"]*\.js)"/g),
    ]
      .map(([, url = '']) => url)
      .filter((url) => url.startsWith(BASE_URL))
      .map((url) => url.slice(BASE_URL.length));
    expect(loaded.length).toBeGreaterThan(2);
    expect(
      loaded.filter((url) => !known.has(url)),
      file,
    ).toEqual([]);
  }
});
