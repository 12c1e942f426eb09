import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getDocsDir, VERSIONS } from '../content/versions';
import { listPages, readPage } from './builtSite';

const BLOB = 'https://github.com/rdkcentral/firebolt-documentation/blob/main/';

/** A symbol's heading, and the edit link below it. */
const SYMBOL =
  /<section[^>]*aria-label="([^"]*)"(?:(?!<section)[^])*?href="([^"]*openrpc\.json)#L(\d+)">Edit this text</g;

it.each(VERSIONS)(
  'the reference of %s leads from each symbol to its line, and from each page to its text',
  (version) => {
    const file = `${getDocsDir(version)}/api/openrpc.json`;
    const lines = fs.readFileSync(file, 'utf8').split('\n');
    let symbols = 0;
    let generated = 0;
    for (const page of listPages()) {
      if (page.place?.version !== version) continue;
      if (!page.place.path.startsWith('api/')) continue;
      const html = readPage(page.path);
      for (const [, label = '', url, line] of html.matchAll(SYMBOL)) {
        expect(url).toBe(BLOB + file);
        const text = lines[Number(line) - 1] ?? '';
        // In the file, events and types have different names, such as `onAudioChanged`.
        const name = label.replace(/ type$/, '').replace(/\W.*$/, '');
        expect(text.toLowerCase(), label).toContain(name.toLowerCase());
        symbols += 1;
      }
      const top = /href="([^"]*)">Edit on GitHub</.exec(html)?.[1];
      const foot = /href="([^"]*)"[^>]*>Edit this page</.exec(html)?.[1];
      expect(top).toMatch(/^https:\/\/github\.com\//);
      expect(foot).toBe(top);
      const [, line] = /openrpc\.json#L(\d+)$/.exec(top ?? '') ?? [];
      if (line === undefined) continue;
      const name = path.basename(page.path);
      expect(lines[Number(line) - 1]).toContain(`"name": "${name}"`);
      generated += 1;
    }
    expect(symbols).toBeGreaterThan(180);
    expect(generated).toBeGreaterThan(18);
  },
);
