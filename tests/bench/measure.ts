import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PAGES } from './pages';
import { getUrl } from './serve';
import {
  buildSite,
  clearSite,
  startDocusaurus,
  withEdit,
  type Cost,
  type Site,
} from './sites';

const GUIDE =
  'versioned_docs/version-0.8.0/firebolt_docs/getting-started/quick-start-guide.mdx';

const MARK = 'A sentence of the benchmark.';

const addMark = (text: string): string => `${text.trimEnd()}\n\n${MARK}\n`;

export interface Builds {
  readonly cold: Cost;
  readonly warm: Cost;
  readonly edit: Cost;
}

/** Builds with empty caches, with full ones, and after one page has changed. */
export async function measureBuilds(site: Site): Promise<Builds> {
  clearSite(site);
  const cold = await buildSite(site);
  const warm = await buildSite(site);
  const edit = await withEdit(site, GUIDE, addMark, () => buildSite(site));
  return { cold, warm, edit };
}

export interface Dev {
  /** Seconds from `npm start` with empty caches to the text of a page. */
  readonly start: number;
  /** Seconds from saving that page to the new text. */
  readonly edit: number;
}

/** Starts the dev server as a writer does, and waits in a browser. */
export async function measureDev(
  site: Site,
  browser: Browser,
  port: number,
): Promise<Dev> {
  clearSite(site);
  const start = performance.now();
  const server = startDocusaurus(site, [
    'start',
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
    return { start: (started - start) / 1000, edit };
  } finally {
    await page.close();
    server.kill('SIGKILL');
  }
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
    const api = path.join(docs(version), 'api', 'openrpc.json');
    const document = JSON.parse(fs.readFileSync(api, 'utf8')) as {
      info: { version: string };
    };
    document.info.version = version;
    fs.writeFileSync(api, JSON.stringify(document));
    versions.push(version);
  }
  fs.writeFileSync(list, JSON.stringify(versions));
}
