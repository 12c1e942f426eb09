import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import { listFiles } from '../../src/plugins/shared/listFiles';

const BLOB = 'https://github.com/rdkcentral/firebolt-documentation/blob/main/';

/** A symbol's heading, and the edit link below it. */
const SYMBOL =
  /<section[^>]*aria-label="([^"]*)"(?:(?!<section)[^])*?href="([^"]*openrpc\.json)#L(\d+)">Edit this text</g;

describe.each(versions)('the reference of %s', (version) => {
  const folder = `build/docs/${version === versions[0] ? '' : `${version}/`}api`;
  const file = `versioned_docs/version-${version}/api/openrpc.json`;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pages = listFiles(folder)
    .filter((name) => name.endsWith('index.html'))
    .map((name) => ({
      name: path.basename(path.dirname(name)),
      html: fs.readFileSync(path.join(folder, name), 'utf8'),
    }))
    // Redirect pages have no text.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));

  it('leads from each symbol to its line', () => {
    const links = pages.flatMap(({ html }) => [...html.matchAll(SYMBOL)]);
    expect(links.length).toBeGreaterThan(180);
    for (const [, label = '', url, line] of links) {
      expect(url).toBe(BLOB + file);
      const text = lines[Number(line) - 1] ?? '';
      // In the file, events and types have different names, such as `onAudioChanged`.
      const name = label.replace(/ type$/, '').replace(/\W.*$/, '');
      expect(text.toLowerCase(), label).toContain(name.toLowerCase());
    }
  });

  it('leads from each page to its own text, at its top and at its foot', () => {
    let generated = 0;
    for (const { name, html } of pages) {
      const top = /href="([^"]*)">Edit on GitHub</.exec(html)?.[1];
      const foot = /href="([^"]*)"[^>]*>Edit this page</.exec(html)?.[1];
      expect(top).toMatch(/^https:\/\/github\.com\//);
      expect(foot).toBe(top);
      const [, line] = /openrpc\.json#L(\d+)$/.exec(top ?? '') ?? [];
      if (line === undefined) continue;
      generated += 1;
      expect(lines[Number(line) - 1]).toContain(`"name": "${name}"`);
    }
    expect(generated).toBeGreaterThan(18);
  });
});
