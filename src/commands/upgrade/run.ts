import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getSiteLinks, type SiteLinks } from '../../upgrade/printReport';
import { main } from './main';
import { readVersion, readVersionNames } from './readVersions';

/*
 * `npm run upgrade:check -- --from 1.0.0 --to 1.2.0 src`: the tool of the page
 * /upgrade/, from the folders of the site.
 */

const ROOT = path.resolve(__dirname, '../../..');

function readLibraries(): ReadonlyMap<string, string> {
  const folder = path.dirname(ts.getDefaultLibFilePath({}));
  return new Map(
    fs
      .readdirSync(folder)
      .filter((name) => /^lib\..*d\.ts$/.test(name))
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

async function getLinks(version: string): Promise<SiteLinks> {
  const settings = (await import('../../../docusaurus.config')) as unknown as {
    readonly default: { readonly url: string; readonly baseUrl: string };
  };
  const { url, baseUrl } = settings.default;
  return getSiteLinks(url + baseUrl, version);
}

async function run(): Promise<void> {
  // npm goes to the folder of the site; paths are from where it was called.
  if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  const names = readVersionNames(ROOT);
  main({
    names,
    getVersion: (name) => readVersion(ROOT, name),
    getLibraries: readLibraries,
    links: await getLinks(names[names.length - 1] ?? ''),
    command: 'npm run upgrade:check --',
  });
}

void run();
