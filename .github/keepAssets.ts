import fs from 'node:fs';
import path from 'node:path';

/*
 * npx tsx .github/keepAssets.ts <build folder> <address of the site>
 *
 * Puts the assets of the deployed site into the next build, so that tabs which
 * are open during the deployment find their scripts. Each deployment lists its
 * own assets; what it kept itself is not kept again.
 */

/** Where a deployment lists its own assets. */
const LIST = 'assets.json';

/** Requests at a time. */
const LIMIT = 16;

const TRIES = 3;

/** A hashed file; nothing else may be written from what a server says. */
const ASSET = /^assets\/(?:[\w-][\w.~-]*\/)*[\w-][\w.~-]*$/;

/** The file at an address, or nothing where there is none. */
async function download(url: URL): Promise<Uint8Array | undefined> {
  for (let left = TRIES - 1; ; left--) {
    try {
      const response = await fetch(url);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`answers ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      if (left === 0) {
        throw new Error(
          `${url.href}: cannot be read (${String(error)}). Run the deployment again.`,
        );
      }
    }
  }
}

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

async function readDeployed(site: URL): Promise<readonly string[]> {
  const list = await download(new URL(LIST, site));
  const names = list
    ? (JSON.parse(new TextDecoder().decode(list)) as unknown)
    : [];
  if (Array.isArray(names) && names.every((name) => ASSET.test(String(name)))) {
    return names.map(String);
  }
  throw new Error(
    `${site.href}${LIST}: is not a list of assets. Look what is deployed there.`,
  );
}

async function keepAssets(build: string, site: URL): Promise<number> {
  const own = listAssets(build);
  const missing = (await readDeployed(site)).filter(
    (name) => !own.includes(name),
  );
  const queue = [...missing];
  const work = async (): Promise<void> => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const content = await download(new URL(name, site));
      if (!content) continue;
      const file = path.join(build, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, content);
    }
  };
  await Promise.all(Array.from({ length: LIMIT }, work));
  fs.writeFileSync(path.join(build, LIST), JSON.stringify(own));
  return missing.length;
}

const [build = '', site = ''] = process.argv.slice(2);
keepAssets(build, new URL(site)).then(
  (count) => {
    console.log(`kept ${count} assets of ${site}`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
