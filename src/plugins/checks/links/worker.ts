import { parentPort, workerData } from 'node:worker_threads';
import { openMemo, recall } from '../../shared/createMemo';
import { findFaults } from './findFaults';
import { parsePage, type CheckedPage } from './parsePage';
import { printFaults } from './printFaults';
import { parseSite, type BuiltSite, type SiteFiles } from './readSite';

/** What is checked, and the files that its pages are made from. */
export interface LinksJob {
  readonly siteDir: string;
  readonly files: SiteFiles;
  readonly origin: string;
  readonly baseUrl: string;
  readonly unbuilt: BuiltSite['unbuilt'];
  readonly sources: ReadonlyMap<string, string>;
}

const { siteDir, files, origin, baseUrl, unbuilt, sources } =
  workerData as LinksJob;

const memo = openMemo(siteDir, 'links');
const parse = (html: string, page: string): CheckedPage => {
  const { ids, ...rest } = recall(memo, `${page}\n${html}`, () => {
    const parsed = parsePage(html, page);
    return { ...parsed, ids: [...parsed.ids] };
  });
  return { ...rest, ids: new Set(ids) };
};

const site = parseSite(files, origin, baseUrl, unbuilt, parse);
memo.save();
parentPort?.postMessage(printFaults(findFaults(site), sources));
