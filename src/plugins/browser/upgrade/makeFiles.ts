import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import {
  createSdkVersion,
  type SdkVersion,
} from '../../../upgrade/createSdkVersion';
import {
  getSiteLinks,
  getToolFolder,
  SCHEMA_FILE,
  TOOL_FILE,
} from '../../../upgrade/printReport';
import { readDocument } from '../../content/openrpc/readDocument';
import type { TextFiles } from '../../shared/textFiles';
import { readLibraries } from '../compiler/readLibraries';
import { bundleTool } from './bundleTool';

/** What the thread is started with. */
export interface UpgradeJob {
  readonly siteDir: string;
  /** Address of the site, with its base URL. */
  readonly site: string;
  /** Folders of the versions, the oldest first: `versioned_docs/version-1.1.0`. */
  readonly folders: readonly string[];
  /** Where the files go, with a slash. */
  readonly target: string;
}

const { siteDir, site, folders, target } = workerData as UpgradeJob;

function readVersion(folder: string): SdkVersion {
  const file = path.join(folder, 'api/upgrade.json');
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  return createSdkVersion(readDocument(siteDir, folder), text, file);
}

/** The tool that readers download, and the schema of its report, by path. */
async function makeTool(versions: readonly SdkVersion[]): Promise<TextFiles> {
  const newest = versions[versions.length - 1]?.version ?? '';
  const folder = getToolFolder(newest);
  const source = path.join(siteDir, 'src');
  const schema = JSON.parse(
    fs.readFileSync(path.join(source, 'upgrade/report.schema.json'), 'utf8'),
  ) as object;
  return {
    [folder + TOOL_FILE]: await bundleTool(
      path.join(source, 'commands/upgrade/tool.ts'),
      {
        versions,
        libraries: readLibraries(),
        links: getSiteLinks(site, newest),
      },
    ),
    [folder + SCHEMA_FILE]: JSON.stringify({
      ...schema,
      $id: site + folder + SCHEMA_FILE,
    }),
  };
}

async function makeFiles(): Promise<TextFiles> {
  const versions = folders.map(readVersion);
  return {
    ...(await makeTool(versions)),
    ...Object.fromEntries(
      versions.map((version) => [
        `${target}${version.version}.json`,
        JSON.stringify(version),
      ]),
    ),
  };
}

void makeFiles().then((files) => parentPort?.postMessage(files));
