import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Measures } from './measures';
import { PAGES, visit } from './pages';
import { getUrl, serve } from './serve';
import {
  buildSite,
  clearSite,
  createSite,
  removeSite,
  startScript,
  withEdit,
  type Site,
} from './sites';

/** The version that both sites have, and the one that is measured alone. */
const NEWEST = '0.8.0';

/** About as many as four years of releases. */
const MANY = 28;

const GUIDE = `versioned_docs/version-${NEWEST}/firebolt_docs/getting-started/quick-start-guide.mdx`;

const MARK = 'A sentence of the benchmark.';

const addMark = (text: string): string => `${text.trimEnd()}\n\n${MARK}\n`;

/**
 * Builds with empty caches, with full ones, after one page has changed, and of
 * one version with empty caches.
 */
export async function measureBuilds(site: Site): Promise<Measures> {
  clearSite(site);
  const cold = await buildSite(site);
  const warm = await buildSite(site);
  const edit = await withEdit(site, GUIDE, addMark, () => buildSite(site));
  clearSite(site);
  const env = { ...site.env, DOCS_VERSIONS: NEWEST };
  const one = await buildSite({ ...site, env });
  // The next part finds a whole site, or none.
  clearSite(site);
  return {
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'build after one edit, s': edit.seconds,
    'one version, cold, s': one.seconds,
    'memory of the cold build, MB': cold.megabytes,
  };
}

/** A build of many versions, and what its pages load. */
export async function measureGrowth(
  { name, checkout, env }: Site,
  browser: Browser,
  port: number,
): Promise<Measures> {
  const site = createSite(`many-${name}`, env, checkout);
  try {
    addVersions(site, MANY);
    const { seconds, megabytes } = await buildSite(site);
    const server = await serve(path.join(site.folder, 'build'), port);
    const { scriptInUse, total } = await visit(browser, port, PAGES.module);
    server.close();
    const versions = `${String(MANY)} versions`;
    return {
      [`${versions}: build, s`]: seconds,
      [`${versions}: memory, MB`]: megabytes,
      [`${versions}: module, script once in use, KB gzip`]: scriptInUse / 1000,
      [`${versions}: module, all at first, KB gzip`]: total / 1000,
    };
  } finally {
    removeSite(site);
  }
}

/** Starts the dev server as a writer does, and waits in a browser. */
export async function measureDev(
  site: Site,
  browser: Browser,
  port: number,
): Promise<Measures> {
  clearSite(site);
  const start = performance.now();
  const server = startScript(site, 'start', [
    '--no-open',
    '--port',
    String(port),
  ]);
  // A full pipe would stop the server.
  server.stderr?.resume();
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  try {
    // Until the server listens there is nothing to wait for.
    while (!(await page.goto(getUrl(port, PAGES.guide)).catch(() => null))) {
      await page.waitForTimeout(100);
    }
    await page.locator('article h1').waitFor();
    const started = performance.now();
    await page.waitForTimeout(3000);
    const edit = await withEdit(site, GUIDE, addMark, async () => {
      const saved = performance.now();
      await page.getByText(MARK).waitFor();
      return (performance.now() - saved) / 1000;
    });
    return {
      'npm start to the first page, s': (started - start) / 1000,
      'edit to refresh, s': edit,
    };
  } finally {
    await page.close();
    server.kill();
  }
}

/** Tells the files of a copied version which version they are now. */
function setVersion(folder: string, version: string): void {
  const change = (name: string, edit: (text: string) => string): void => {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) return;
    fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
  };
  change('openrpc.json', (text) => {
    const document = JSON.parse(text) as { info: object };
    return JSON.stringify({
      ...document,
      info: { ...document.info, version },
    });
  });
  // Older checkouts have none.
  change('upgrade.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), version }),
  );
}

/** Adds older versions, copies of the oldest, until there are as many. */
export function addVersions({ folder }: Site, count: number): void {
  const list = path.join(folder, 'versions.json');
  const versions = JSON.parse(fs.readFileSync(list, 'utf8')) as string[];
  const oldest = versions.at(-1) ?? '';
  for (let number = 40; versions.length < count; number -= 1) {
    const version = `0.4.${String(number)}`;
    const docs = (name: string): string =>
      path.join(folder, 'versioned_docs', `version-${name}`);
    const sidebars = (name: string): string =>
      path.join(folder, 'versioned_sidebars', `version-${name}-sidebars.json`);
    fs.cpSync(docs(oldest), docs(version), { recursive: true });
    fs.copyFileSync(sidebars(oldest), sidebars(version));
    setVersion(path.join(docs(version), 'api'), version);
    versions.push(version);
  }
  fs.writeFileSync(list, JSON.stringify(versions));
}
