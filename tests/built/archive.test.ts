import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { BASE_URL, getBuiltSite, ORIGIN, splitVersion } from './builtSite';

describe.each(versions)('the archive of %s', (version) => {
  const folder = version === versions[0] ? 'docs' : `docs/${version}`;
  const files = unzipSync(
    new Uint8Array(fs.readFileSync(`build/${folder}/offline.zip`)),
  );

  it('has every page of the version', () => {
    const pages = [...getBuiltSite().pages.values()]
      .filter(({ redirect }) => redirect === undefined)
      .filter((page) => page.path.endsWith('/'))
      .filter((page) => splitVersion(page.path, versions)?.version === version)
      .map((page) => `${page.path.slice(BASE_URL.length)}index.html`);
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((name) => !(name in files))).toEqual([]);
  });

  it('has all that its pages name, and names nothing of a server', () => {
    for (const [name, content] of Object.entries(files)) {
      if (!name.endsWith('.html')) continue;
      const html = strFromU8(content);
      const urls = [...html.matchAll(/<[a-z][^>]*? (?:href|src)="([^"#]*)/g)]
        .map(([, url = '']) => url)
        .filter((url) => url !== '' && !/^[a-z]+:/.test(url));
      const lost = urls.filter(
        (url) => !(path.posix.join(path.posix.dirname(name), url) in files),
      );
      expect(lost, name).toEqual([]);
      expect(html).not.toMatch(/Content-Security-Policy|rel="preload"/);
    }
  });

  it('begins with the overview of the API', () => {
    const start = files['index.html'];
    expect(start && strFromU8(start)).toContain(
      `url=${folder}/api/index.html"`,
    );
  });
});

it('the overview leads to it', () => {
  const page = getBuiltSite().pages.get(`${BASE_URL}docs/api/`);
  const urls = page?.references.map(
    ({ url }) => new URL(url, `${ORIGIN}${BASE_URL}docs/api/`).pathname,
  );
  expect(urls).toContain(`${BASE_URL}docs/offline.zip`);
});
