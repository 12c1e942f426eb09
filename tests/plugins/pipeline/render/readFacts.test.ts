import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFacts } from '../../../../src/plugins/pipeline/render/readFacts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const PAGES = ['/docs/a/', '/docs/1.0/a/', '/docs/1.0/b/'];

const SEO = {
  twins: { newest: '/docs/', others: [{ path: '/docs/1.0/', pages: ['a/'] }] },
  changes: { '/docs/a/': { date: '2022-01-01' } },
};

/** What is said of each page, with the plugin `seo` and others. */
function read(seo: object | undefined, others: object = {}): readonly string[] {
  const file = path.join(folder, 'globalData.json');
  const data = { ...others, ...(seo && { seo: { default: seo } }) };
  fs.writeFileSync(file, JSON.stringify(data));
  return PAGES.map(readFacts(file));
}

/** The pages of which something else is said now. */
function compare(seo: object | undefined, others?: object): readonly string[] {
  const before = read(SEO);
  const after = read(seo, others);
  return PAGES.filter((_, i) => before[i] !== after[i]);
}

it('is the same while nothing changes', () => {
  expect(compare(SEO)).toEqual([]);
});

it('changes for the page whose date does', () => {
  const changes = { ...SEO.changes, '/docs/a/': { date: '2022-02-02' } };
  expect(compare({ ...SEO, changes })).toEqual(['/docs/a/']);
});

it('changes for the page that is like the newest one no more', () => {
  const twins = { newest: '/docs/', others: [] };
  expect(compare({ ...SEO, twins })).toEqual(['/docs/1.0/a/']);
});

it('changes for all pages with what other plugins say', () => {
  expect(compare(SEO, { other: { default: 1 } })).toEqual(PAGES);
  expect(compare(undefined)).toContain('/docs/a/');
});
