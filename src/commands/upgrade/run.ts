import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { OpenRpcDocument } from '../../openrpc';
import { createSdkVersion, type SdkVersion } from '../../upgrade/SdkVersion';
import { getSiteLinks } from '../../upgrade/printReport';
import { main } from './main';

/*
 * `npm run upgrade:check -- --from 1.0.0 --to 1.2.0 src`: the tool of the page
 * /upgrade/, from the folders of the site.
 */

const ROOT = path.resolve(__dirname, '../../..');

const read = (...names: readonly string[]): string =>
  fs.readFileSync(path.join(ROOT, ...names), 'utf8');

function readVersion(version: string): SdkVersion {
  const folder = path.join('versioned_docs', `version-${version}`, 'api');
  const document = JSON.parse(read(folder, 'openrpc.json')) as OpenRpcDocument;
  const file = path.join(folder, 'upgrade.json');
  return createSdkVersion(document, read(file), file);
}

async function run(): Promise<void> {
  // npm goes to the folder of the site; paths are from where it was called.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const { default: config } =
    (await import('../../../docusaurus.config')) as unknown as {
      readonly default: { readonly url: string; readonly baseUrl: string };
    };
  const names = JSON.parse(read('versions.json')) as readonly string[];
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  const libraries = fs
    .readdirSync(folder)
    .filter((name) => /^lib\..*d\.ts$/.test(name))
    .map(
      (name) =>
        [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const,
    );
  const versions = [...names].reverse().map(readVersion);
  const links = getSiteLinks(config.url + config.baseUrl);
  await main({ versions, libraries, links }, 'npm run upgrade:check --');
}

void run();
