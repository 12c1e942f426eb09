import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openMemo, recall } from '../../shared/createMemo';
import { findFaults } from './findFaults';
import { parsePage, type CheckedPage } from './parsePage';
import { printFaults } from './printFaults';
import {
  getPagePath,
  parseSite,
  readSiteFiles,
  type BuiltSite,
} from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface LinksJob {
  readonly siteDir: string;
  readonly outDir: string;
  /** Files of pages, below it, that are there from the start. */
  readonly pages: readonly string[];
  readonly origin: string;
  readonly baseUrl: string;
  readonly unbuilt: BuiltSite['unbuilt'];
  readonly sources: ReadonlyMap<string, string>;
}

const { siteDir, outDir, pages, origin, baseUrl, unbuilt, sources } =
  workerData as LinksJob;

const memo = openMemo(siteDir, 'links');
const parse = (html: string, page: string): CheckedPage => {
  const { ids, ...rest } = recall(memo, `${page}\n${html}`, () => {
    const parsed = parsePage(html, page);
    return { ...parsed, ids: [...parsed.ids] };
  });
  return { ...rest, ids: new Set(ids) };
};

// Takes most of the time, and other steps still write their files.
const parsed = new Map(
  pages.map((name) => {
    const html = fs.readFileSync(path.join(outDir, name), 'utf8');
    return [name, parse(html, getPagePath(baseUrl + name))] as const;
  }),
);

parentPort?.once('message', () => {
  const files = readSiteFiles(outDir, parsed);
  const site = parseSite(files, origin, baseUrl, unbuilt, parse);
  memo.save();
  parentPort?.postMessage(printFaults(findFaults(site), sources));
});
