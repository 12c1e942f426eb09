import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createSdkVersion, type SdkVersion } from '../../../upgrade/SdkVersion';
import {
  getSiteLinks,
  getToolFolder,
  TOOL_FILE,
} from '../../../upgrade/printReport';
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
  /** The folder of the files, with a trailing slash. */
  readonly target: string;
}

const { siteDir, site, folders, target } = workerData as UpgradeJob;

function readVersion(folder: string): SdkVersion {
  const file = path.join(folder, 'api/upgrade.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return createSdkVersion(readDocument(siteDir, folder), text, file);
}

/** The downloadable tool and each version's data for the page, by path. */
async function makeFiles(): Promise<Record<string, string>> {
  const versions = folders.map(readVersion);
  const data = versions.map((version) => [
    `${target}${version.version}.json`,
    JSON.stringify(version),
  ]);
  const newest = versions[versions.length - 1]?.version ?? '';
  return {
    ...(Object.fromEntries(data) as Record<string, string>),
    [getToolFolder(newest) + TOOL_FILE]: await bundleTool(
      path.join(siteDir, 'src/commands/upgrade/main.ts'),
      { versions, libraries: readLibraries(), links: getSiteLinks(site) },
    ),
  };
}

void makeFiles().then((files) => parentPort?.postMessage(files));
