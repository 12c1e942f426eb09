import fs from 'node:fs';
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../findBrowser';
import { readLighthouse } from './lighthouse';
import { addVersions, measureBuilds, measureDev } from './measure';
import { navigate, PAGES, visit, type Visit } from './pages';
import { printTable, type Row } from './print';
import { serve } from './serve';
import { buildSite, createSite, removeSite, type Site } from './sites';

/** How often builds are measured; `RUNS=1` for a quick look. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** How often pages are measured, which takes less time and varies more. */
const PAGE_RUNS = 3;

const RESULTS = 'tests/bench/results';

/** What can be measured; without arguments, all of it. */
const PARTS = ['builds', 'pages', 'dev', 'growth'];

const VERSION_COUNTS = [1, 7, 14, 28];

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [lower = NaN, upper = lower] = sorted.slice(
    Math.ceil(half) - 1,
    Math.floor(half) + 1,
  );
  return (lower + upper) / 2;
}

type Measures = Record<string, number>;

const medians = (runs: readonly Measures[]): Measures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((run) => run[key] ?? NaN)),
    ]),
  );

/** Takes all measurements of both sites in turn, so that both meet the same load. */
async function interleave(
  sites: readonly Site[],
  count: number,
  measure: (site: Site) => Promise<Measures>,
): Promise<readonly Measures[]> {
  const runs: Measures[][] = sites.map(() => []);
  for (let run = 0; run < count; run += 1) {
    for (const [i, site] of sites.entries()) {
      const result = await measure(site);
      console.log(site.name, result);
      runs[i]?.push(result);
    }
  }
  return runs.map(medians);
}

const getRows = (results: readonly Measures[]): readonly Row[] =>
  Object.keys(results[0] ?? {}).map((name) => ({
    name,
    values: results.map((result) => result[name] ?? NaN),
  }));

async function measureSite(site: Site): Promise<Measures> {
  const { cold, warm, edit } = await measureBuilds(site);
  return {
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'build after one edit, s': edit.seconds,
    'memory of the cold build, MB': cold.megabytes,
  };
}

async function measurePages(
  site: Site,
  browser: Browser,
  port: number,
): Promise<Measures> {
  const server = await serve(`${site.folder}/build`, port);
  const rows: Measures = {};
  for (const [kind, path] of Object.entries(PAGES)) {
    const result: Visit = await visit(browser, port, path);
    const { work, workInUse, scriptInUse, ...counts } = result;
    const { shift, requests, elements, ...bytes } = counts;
    for (const [name, value] of Object.entries(bytes)) {
      rows[`${kind}: ${name}, KB gzip`] = value / 1000;
    }
    rows[`${kind}: script once in use, KB gzip`] = scriptInUse / 1000;
    rows[`${kind}: requests`] = requests;
    rows[`${kind}: elements`] = elements;
    rows[`${kind}: main thread, ms`] = work;
    rows[`${kind}: main thread once in use, ms`] = workInUse;
    rows[`${kind}: layout shift`] = shift;
  }
  rows['click to the next page, ms'] = await navigate(browser, port);
  server.close();
  return rows;
}

async function measureLighthouse(site: Site, port: number): Promise<Measures> {
  const server = await serve(`${site.folder}/build`, port);
  const guide = await readLighthouse(port, PAGES.guide);
  const heaviest = await readLighthouse(port, PAGES.heaviest);
  server.close();
  return {
    'guide: Lighthouse mobile': guide,
    'heaviest: Lighthouse mobile': heaviest,
  };
}

async function measureGrowth(browser: Browser, port: number): Promise<string> {
  const rows: Row[] = [];
  for (const count of VERSION_COUNTS) {
    const env = count === 1 ? { DOCS_VERSIONS: '0.8.0' } : {};
    const site = createSite(`versions-${String(count)}`, env);
    if (count > 1) addVersions(site, count);
    const { seconds, megabytes } = await buildSite(site);
    const server = await serve(`${site.folder}/build`, port);
    const { scriptInUse, total } = await visit(browser, port, PAGES.module);
    server.close();
    removeSite(site);
    const values = [seconds, megabytes, scriptInUse / 1000, total / 1000];
    console.log(count, values);
    rows.push({ name: `${String(count)} versions`, values });
  }
  return printTable(
    [
      '',
      'cold build, s',
      'memory, MB',
      'module page: script once in use, KB gzip',
      'total at first, KB gzip',
    ],
    rows,
  );
}

/** Writes the table of a part, which is committed. */
function write(part: string, title: string, table: string): void {
  const text = `# ${title}

${os.cpus().length} cores, Node.js ${process.version}. Medians: ${RUNS} runs of builds, ${PAGE_RUNS} of pages. Written by \`npm run bench\`.

${table}`;
  fs.mkdirSync(RESULTS, { recursive: true });
  fs.writeFileSync(`${RESULTS}/${part}.md`, text);
  console.log(text);
}

async function compare(
  parts: ReadonlySet<string>,
  browser: Browser,
): Promise<void> {
  const sites = [
    createSite('stock', { STOCK_PIPELINE: 'true' }),
    // As .npmrc has it for every script.
    createSite('ours', { NODE_OPTIONS: '--max-semi-space-size=64' }),
  ];
  const heads = ['', 'stock pipeline', 'ours', 'ratio'];
  if (parts.has('builds')) {
    const rows = await interleave(sites, RUNS, measureSite);
    write('builds', 'Builds', printTable(heads, getRows(rows)));
  } else {
    for (const site of sites) await buildSite(site);
  }
  if (parts.has('pages')) {
    const rows = await interleave(sites, PAGE_RUNS, (site) =>
      measurePages(site, browser, 4400),
    );
    const scores = await interleave(sites, RUNS, (site) =>
      measureLighthouse(site, 4401),
    );
    const all = [...getRows(rows), ...getRows(scores)];
    write('pages', 'Pages', printTable(heads, all));
  }
  if (parts.has('dev')) {
    const rows = await interleave(sites, RUNS, async (site) => {
      const { start, edit } = await measureDev(site, browser, 4402);
      return { 'start to first page, s': start, 'edit to refresh, s': edit };
    });
    write('dev', 'Dev server', printTable(heads, getRows(rows)));
  }
  sites.forEach(removeSite);
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const wrong = named.find((part) => !PARTS.includes(part));
  if (wrong !== undefined) {
    throw new Error(`unknown part "${wrong}"; there are ${PARTS.join(', ')}`);
  }
  const parts = new Set(named.length ? named : PARTS);
  process.env['BROWSER_PATH'] ??= ensureBrowser();
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'],
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  if (['builds', 'pages', 'dev'].some((part) => parts.has(part))) {
    await compare(parts, browser);
  }
  if (parts.has('growth')) {
    write('growth', 'Growth', await measureGrowth(browser, 4403));
  }
  await browser.close();
}

void main();
