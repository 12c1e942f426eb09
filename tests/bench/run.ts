import fs from 'node:fs';
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../findBrowser';
import {
  createContender,
  ensureBuild,
  getSite,
  removeContender,
  type Contender,
} from './contender';
import { measureClicks } from './clicks';
import { measureBuilds, measureDev, measureGrowth } from './measureBuilds';
import { interleave, type Measures, type Pair } from './measures';
import { readOptions, type Part } from './options';
import { measurePages } from './pages';
import { printTable } from './print';
import { serve } from './serve';
import { measureTouches } from './touches';
import { measureTyping } from './typeQuery';

const RESULTS = 'tests/bench/results';

/** Port of the site's server; the dev server uses the next port. */
const PORT = Number(process.env['PORT'] ?? 4400);

interface Measurement {
  readonly title: string;
  /** Default number of runs; `RUNS` overrides it. */
  readonly runs: number;
  readonly measure: (
    contender: Contender,
    browser: Browser,
  ) => Promise<Measures>;
}

const ofBuilt =
  (
    measure: (browser: Browser, port: number) => Promise<Measures>,
  ): Measurement['measure'] =>
  async (contender, browser) => {
    await ensureBuild(contender);
    const server = await serve(() => contender.output, PORT);
    try {
      return await measure(browser, PORT);
    } finally {
      server.close();
    }
  };

const MEASUREMENTS: Readonly<Record<Part, Measurement>> = {
  pages: { title: 'Pages', runs: 3, measure: ofBuilt(measurePages) },
  touches: {
    title: 'First touch on a phone',
    runs: 3,
    measure: ofBuilt(measureTouches),
  },
  clicks: {
    title: 'From a click until the page is painted',
    runs: 3,
    measure: ofBuilt(measureClicks),
  },
  typing: {
    title: 'Typing a query',
    runs: 3,
    measure: ofBuilt(measureTyping),
  },
  builds: {
    title: 'Builds',
    runs: 2,
    measure: (contender) => measureBuilds(getSite(contender)),
  },
  growth: {
    title: 'Growth',
    runs: 1,
    measure: (contender, browser) =>
      measureGrowth(getSite(contender), browser, PORT),
  },
  dev: {
    title: 'Dev server',
    runs: 1,
    measure: (contender, browser) =>
      measureDev(getSite(contender), browser, PORT + 1),
  },
};

/** Writes a part's table to `results`, which Git ignores. */
function write(part: Part, runs: number, table: string): void {
  const cpus = `${String(os.cpus().length)} cores, Node.js ${process.version}`;
  const count = runs > 1 ? `Medians of ${String(runs)} runs` : 'One run';
  const text = `# ${MEASUREMENTS[part].title}\n\n${cpus}. ${count}. Written by \`npm run bench\`.\n\n${table}`;
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(`${RESULTS}/${part}.md`, text);
  console.log(text);
}

async function run(
  part: Part,
  pair: Pair<Contender>,
  browser: Browser,
): Promise<void> {
  const { runs: usual, measure } = MEASUREMENTS[part];
  const runs = Number(process.env['RUNS'] ?? usual);
  const start = performance.now();
  const rows = await interleave(pair, runs, (contender) =>
    measure(contender, browser),
  );
  write(part, runs, printTable(pair[0].name, rows));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${part} took ${seconds.toFixed(0)} s`);
}

async function main(): Promise<void> {
  const { parts, against, site } = readOptions();
  process.env['BROWSER_PATH'] ??= ensureBrowser();
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'],
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const before =
    against === undefined
      ? createContender('stock', '.', { STOCK_PIPELINE: 'true' })
      : createContender('before', against);
  const pair = [before, createContender('ours', site)] as const;
  for (const part of parts) {
    try {
      await run(part, pair, browser);
    } catch (error) {
      // Run the other parts anyway, because a new run could take an hour.
      console.error(`${part}:`, error);
      process.exitCode = 1;
    }
  }
  pair.forEach(removeContender);
  await browser.close();
}

void main();
