import fs from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../content/openrpc/readDocument';
import type { DocsVersion } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import type { TextFiles } from '../../shared/textFiles';
import { bundleRunner } from './bundle';
import { getRunData } from './getRunData';
import { listSamples } from './listSamples';

/** From there `src/browser/controls/run.ts` loads it. */
export const FOLDER = 'js/run/';

/** What the runner loads of a version, and what the playground offers of it. */
function createVersionFiles(
  siteDir: string,
  { name, folder, written }: DocsVersion,
): TextFiles {
  const pages = written.map(({ title, file }) => ({
    title,
    text: fs.readFileSync(path.join(siteDir, file), 'utf8'),
  }));
  const data = getRunData(siteDir, folder);
  const samples = listSamples(readDocument(siteDir, folder), pages);
  return {
    [`${name}.json`]: JSON.stringify(data),
    [`samples/${name}.json`]: JSON.stringify(samples),
  };
}

/**
 * All that running code loads, by path below FOLDER.
 * @param runner the scripts, which need no version
 */
export async function createFiles(
  { siteDir, versions }: Pick<FinishedSite, 'siteDir' | 'versions'>,
  runner = bundleRunner(),
): Promise<TextFiles> {
  const data = versions.map((version) => createVersionFiles(siteDir, version));
  return Object.assign({}, await runner, ...data) as TextFiles;
}
