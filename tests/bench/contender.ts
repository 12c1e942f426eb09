import fs from 'node:fs';
import path from 'node:path';
import { buildSite, createSite, removeSite, type Site } from './sites';

export interface Contender {
  readonly name: string;
  /** The built site's folder. */
  readonly output: string;
  /** Undefined if there is only a built site and no checkout. */
  readonly site: Site | undefined;
}

export function createContender(
  name: string,
  folder = '.',
  env: NodeJS.ProcessEnv = {},
): Contender {
  if (fs.existsSync(path.join(folder, 'index.html'))) {
    return { name, output: folder, site: undefined };
  }
  const site = createSite(name, env, folder);
  return { name, output: path.join(site.folder, 'build'), site };
}

/** @throws if there is no checkout, because a built site can't be built again */
export function getSite({ name, output, site }: Contender): Site {
  if (site) return site;
  throw new Error(
    `${name}: ${output} is a built site, so this part can't measure it. Pass a checkout instead.`,
  );
}

export async function ensureBuild({ output, site }: Contender): Promise<void> {
  if (site && !fs.existsSync(output)) await buildSite(site);
}

export function removeContender({ site }: Contender): void {
  if (site) removeSite(site);
}
