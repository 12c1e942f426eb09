import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createSdkVersion } from '../../../upgrade/SdkVersion';
import { getSiteLinks } from '../../../upgrade/printReport';
import { readDocument } from '../../content/openrpc/readDocument';
import { readLibraries } from '../compiler/bundle';
import { bundleTool } from './bundleTool';

/** The data that starts the worker. */
export interface UpgradeJob {
  readonly siteDir: string;
  /** URL of the site, including its base URL. */
  readonly site: string;
  /** Folders of the versions, the oldest first: `versioned_docs/version-1.1.0`. */
  readonly folders: readonly string[];
}

const { siteDir, site, folders } = workerData as UpgradeJob;

/** All versions' data for the page, and the downloadable tool without the compiler. */
async function makeFiles(): Promise<readonly [data: string, tool: string]> {
  const versions = folders.map((folder) => {
    const file = path.join(folder, 'api/upgrade.json');
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    return createSdkVersion(readDocument(siteDir, folder), text, file);
  });
  const tool = path.join(siteDir, 'src/commands/upgrade/main.ts');
  const links = getSiteLinks(site);
  const data = { versions, libraries: readLibraries(), links };
  return [JSON.stringify(versions), await bundleTool(tool, data)];
}

void makeFiles().then((files) => parentPort?.postMessage(files));
