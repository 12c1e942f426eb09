import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { withEdit } from '../withEdit';
import { prefix, type Measures } from './measures';
import { PAGES, visit } from './pages';
import { getUrl, serve } from './serve';
import {
  buildSite,
  clearSite,
  createSite,
  removeSite,
  startScript,
  type Site,
} from './sites';
import { readJson } from '../readJson';

/** A version that both sites have; one measurement builds only this version. */
const NEWEST = '0.8.0';

const GUIDE = `versioned_docs/version-${NEWEST}/firebolt_docs/getting-started/quick-start-guide.mdx`;

const MARK = 'A sentence of the benchmark.';

const withMark = <T>({ folder }: Site, action: () => Promise<T>): Promise<T> =>
  withEdit(`${folder}/${GUIDE}`, (text) => `${text}\n${MARK}\n`, action);

/** Measures builds with and without caches, after one edit, and of a single version. */
export async function measureBuilds(site: Site): Promise<Measures> {
  clearSite(site);
  const cold = await buildSite(site);
  const warm = await buildSite(site);
  const edit = await withMark(site, () => buildSite(site));
  clearSite(site);
  const env = { ...site.env, DOCS_VERSIONS: NEWEST };
  const one = await buildSite({ ...site, env });
  // The next part needs either a complete build or none.
  clearSite(site);
  return {
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'build after one edit, s': edit.seconds,
    'one version, cold, s': one.seconds,
    'memory of the cold build, MB': cold.megabytes,
  };
}

export async function measureGrowth(
  { name, checkout, env }: Site,
  browser: Browser,
  port: number,
): Promise<Measures> {
  const site = createSite(`many-${name}`, checkout, env);
  try {
    // About four years of releases.
    addVersions(site, 28);
    const { seconds, megabytes } = await buildSite(site);
    const server = await serve(() => site.output, port);
    const page = await visit(browser, port, PAGES.module);
    server.close();
    return {
      '28 versions: build, s': seconds,
      '28 versions: memory, MB': megabytes,
      ...prefix('28 versions: module, ', page),
    };
  } finally {
    removeSite(site);
  }
}

/** Measures the time from `npm start` to the first page, and from an edit to a reload. */
export async function measureDev(
  site: Site,
  browser: Browser,
  port: number,
): Promise<Measures> {
  clearSite(site);
  const start = performance.now();
  const options = ['--no-open', '--port', String(port)];
  const server = startScript(site, 'start', options);
  // Read the output, because a full pipe would block the server.
  server.stderr?.resume();
  const page = await browser.newPage();
  page.setDefaultTimeout(240_000);
  try {
    // Until the server accepts connections, `goto` fails.
    while (!(await page.goto(getUrl(port, PAGES.guide)).catch(() => null))) {
      await page.waitForTimeout(100);
    }
    await page.locator('article h1').waitFor();
    const started = performance.now();
    await page.waitForTimeout(3000);
    const edit = await withMark(site, async () => {
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

function setVersion(file: string, version: string): void {
  // Older checkouts lack some files.
  if (!fs.existsSync(file)) return;
  const data = readJson(file) as { info?: object };
  const { info } = data;
  const changed = info ? { info: { ...info, version } } : { version };
  fs.writeFileSync(file, JSON.stringify({ ...data, ...changed }));
}

function addVersions({ folder }: Site, count: number): void {
  const list = path.join(folder, 'versions.json');
  const versions = readJson(list) as string[];
  const [docs, sidebars] = ['docs/version-', 'sidebars/version-'].map((name) =>
    path.join(folder, `versioned_${name}`),
  );
  const oldest = versions.at(-1) ?? '';
  for (let number = 40; versions.length < count; number -= 1) {
    const version = `0.4.${String(number)}`;
    fs.cpSync(`${docs}${oldest}`, `${docs}${version}`, { recursive: true });
    fs.copyFileSync(
      `${sidebars}${oldest}-sidebars.json`,
      `${sidebars}${version}-sidebars.json`,
    );
    for (const name of ['openrpc', 'upgrade']) {
      setVersion(`${docs}${version}/api/${name}.json`, version);
    }
    versions.push(version);
  }
  fs.writeFileSync(list, JSON.stringify(versions));
}
