import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../findBrowser';
import { measureClicks, measureTouches, measureTyping } from './inputs';
import { measureBuilds, measureDev, measureGrowth } from './measureBuilds';
import { interleave, printTable, type Measures, type Pair } from './measures';
import { measurePages } from './pages';
import { serve } from './serve';
import { buildSite, createSite, removeSite, type Site } from './sites';

const RESULTS = 'tests/bench/results';

/** Port of the site's server; the dev server uses the next port. */
const PORT = Number(process.env['PORT'] ?? 4400);

type Measure = (site: Site, browser: Browser) => Promise<Measures>;

/** `RUNS` overrides the number of runs. */
type Part = readonly [title: string, runs: number, measure: Measure];

const ofBuilt =
  (measure: (browser: Browser, port: number) => Promise<Measures>): Measure =>
  async (site, browser) => {
    if (!fs.existsSync(site.output)) await buildSite(site);
    const server = await serve(() => site.output, PORT);
    try {
      return await measure(browser, PORT);
    } finally {
      server.close();
    }
  };

/** @throws if the site is a built folder, because the part must build it */
const ofCheckout =
  (measure: (...args: [Site, Browser, number]) => Promise<Measures>): Measure =>
  (site, browser) => {
    if (site.checkout !== undefined) return measure(site, browser, PORT + 1);
    throw new Error(
      `${site.name}: ${site.output} is a built site, so this part can't measure it. Pass a checkout instead.`,
    );
  };

const PARTS: Readonly<Record<string, Part>> = {
  pages: ['Pages', 3, ofBuilt(measurePages)],
  touches: ['First touch on a phone', 3, ofBuilt(measureTouches)],
  clicks: ['From a click until the page is painted', 3, ofBuilt(measureClicks)],
  typing: ['Typing a query', 3, ofBuilt(measureTyping)],
  builds: ['Builds', 2, ofCheckout(measureBuilds)],
  growth: ['Growth', 1, ofCheckout(measureGrowth)],
  dev: ['Dev server', 1, ofCheckout(measureDev)],
};

/** Measures a part, and writes its table to `results`, which Git ignores. */
async function run(
  name: string,
  [title, usual, measure]: Part,
  pair: Pair<Site>,
  browser: Browser,
): Promise<void> {
  const runs = Number(process.env['RUNS'] ?? usual);
  const start = performance.now();
  const measures = await interleave(pair, runs, (site) =>
    measure(site, browser),
  );
  const cpus = `${String(os.cpus().length)} cores, Node.js ${process.version}`;
  const count = runs > 1 ? `Medians of ${String(runs)} runs` : 'One run';
  const table = printTable(pair[0].name, measures);
  const text = `# ${title}\n\n${cpus}. ${count}. Written by \`npm run bench\`.\n\n${table}`;
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(`${RESULTS}/${name}.md`, text);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${text}${name} took ${seconds.toFixed(0)} s`);
}

async function main(): Promise<void> {
  const type = 'string';
  const options = {
    only: { type },
    against: { type },
    site: { type },
  } as const;
  const { only, against, site } = parseArgs({ options }).values;
  const names = only?.split(',') ?? Object.keys(PARTS);
  const wrong = names.find((name) => !(name in PARTS));
  if (wrong !== undefined) {
    throw new Error(
      `--only: unknown part "${wrong}". Choose from ${Object.keys(PARTS).join()}.`,
    );
  }
  process.env['BROWSER_PATH'] ??= ensureBrowser();
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'],
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const before =
    against === undefined
      ? createSite('stock', '.', { STOCK_PIPELINE: 'true' })
      : createSite('before', against);
  const pair = [before, createSite('ours', site)] as const;
  for (const [name, part] of Object.entries(PARTS)) {
    if (!names.includes(name)) continue;
    try {
      await run(name, part, pair, browser);
    } catch (error) {
      // Run the other parts anyway, because a new run could take an hour.
      console.error(`${name}:`, error);
      process.exitCode = 1;
    }
  }
  pair.forEach(removeSite);
  await browser.close();
}

void main();
