import fs from 'node:fs';
import path from 'node:path';
import { explainUnfinished, UNFINISHED } from '../src/site/unfinished';
import { Downloads } from './Downloads';

/*
 * npx tsx .github/keepAssets.ts <build folder> <URL of the site>
 *
 * Adds the deployed site's assets to the next build, so that tabs that are open
 * during the deployment find their scripts. Each deployment lists only its own
 * assets, so that older ones aren't kept again.
 */

/** The file that lists a deployment's own assets. */
const LIST = 'assets.json';

/** Number of simultaneous requests. */
const LIMIT = 16;

/** The maximum number of names in a list; a build has about a hundred. */
const MOST = 5000;

/** Paths of hashed files; a server's list must not make us write any other file. */
const ASSET = /^assets(?:\/[^./\\][^/\\]*)+$/;

function listAssets(build: string): readonly string[] {
  return fs
    .readdirSync(path.join(build, 'assets'), {
      recursive: true,
      encoding: 'utf8',
    })
    .map((name) => path.join('assets', name))
    .filter((name) => fs.statSync(path.join(build, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

function parseList(list: Uint8Array | undefined): unknown {
  if (!list) return [];
  try {
    return JSON.parse(new TextDecoder().decode(list)) as unknown;
  } catch {
    return undefined;
  }
}

async function readDeployed(
  site: URL,
  downloads: Downloads,
): Promise<readonly string[]> {
  const names = parseList(await downloads.get(new URL(LIST, site)));
  if (
    Array.isArray(names) &&
    names.length <= MOST &&
    names.every((name) => ASSET.test(String(name)))
  ) {
    return [...new Set(names.map(String))];
  }
  throw new Error(
    `${site.href}${LIST}: isn't a list of assets. Check the deployment at this URL.`,
  );
}

async function keepAssets(build: string, address: string): Promise<number> {
  if (!URL.canParse(address)) {
    throw new Error(
      `"${address}" isn't a URL. Usage: npx tsx .github/keepAssets.ts <build folder> <URL of the site>`,
    );
  }
  // Without the final slash, names would replace the last part of the path.
  const site = new URL(address.replace(/\/?$/, '/'));
  if (fs.existsSync(path.join(build, UNFINISHED))) {
    throw new Error(explainUnfinished(build));
  }
  const downloads = new Downloads();
  const own = listAssets(build);
  const missing = (await readDeployed(site, downloads)).filter(
    (name) => !own.includes(name),
  );
  let kept = 0;
  const queue = [...missing];
  const work = async (): Promise<void> => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      // Images and files keep the names of their sources, which can contain any character.
      const address = name.split('/').map(encodeURIComponent).join('/');
      const content = await downloads.get(new URL(address, site));
      if (!content) continue;
      kept += 1;
      const file = path.join(build, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  };
  await Promise.all(Array.from({ length: LIMIT }, work));
  fs.writeFileSync(path.join(build, LIST), JSON.stringify(own));
  return kept;
}

const [build = '', site = ''] = process.argv.slice(2);
keepAssets(build, site).then(
  (count) => {
    console.log(`Kept ${count} assets from ${site}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    // Exit now, without waiting for pending requests.
    process.exit(1);
  },
);
