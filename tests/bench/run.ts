import fs from 'node:fs';
import os from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../findBrowser';
import { followLinks } from './clicks';
import {
  createContender,
  ensureBuild,
  getSite,
  removeContender,
  type Contender,
} from './contender';
import { readLighthouse } from './lighthouse';
import { addVersions, measureBuilds, measureDev } from './measure';
import { getRows, interleave, type Measures } from './measures';
import { readOptions, type Options } from './options';
import { PAGES, visit } from './pages';
import { printTable, type Row } from './print';
import { serve } from './serve';
import { buildSite, createSite, removeSite } from './sites';
import { scroll, tapMenu } from './touches';

/** How often builds are measured; `RUNS=1` for a quick look. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** How often pages are measured, which takes less time and varies more. */
const PAGE_RUNS = Number(process.env['PAGE_RUNS'] ?? 3);

const RESULTS = 'tests/bench/results';

const VERSION_COUNTS = [1, 7, 14, 28];

/** Ports of the servers; every part has its own. */
const PORT = Number(process.env['PORT'] ?? 4400);

async function measureSite(contender: Contender): Promise<Measures> {
  const { cold, warm, edit } = await measureBuilds(getSite(contender));
  return {
    'cold build, s': cold.seconds,
    'warm build, s': warm.seconds,
    'build after one edit, s': edit.seconds,
    'memory of the cold build, MB': cold.megabytes,
  };
}

async function measurePages(
  { output }: Contender,
  browser: Browser,
): Promise<Measures> {
  const server = await serve(output, PORT);
  const rows: Record<string, number> = {};
  for (const [kind, path] of Object.entries(PAGES)) {
    const result = await visit(browser, PORT, path);
    const { work, start, workInUse, scriptInUse, ...counts } = result;
    const { shift, requests, elements, ...bytes } = counts;
    for (const [name, value] of Object.entries(bytes)) {
      rows[`${kind}: ${name}, KB gzip`] = value / 1000;
    }
    rows[`${kind}: script once in use, KB gzip`] = scriptInUse / 1000;
    rows[`${kind}: requests`] = requests;
    rows[`${kind}: elements`] = elements;
    rows[`${kind}: main thread, first load, ms`] = work;
    rows[`${kind}: main thread, start, ms`] = start;
    rows[`${kind}: main thread once in use, ms`] = workInUse;
    rows[`${kind}: layout shift`] = shift;
  }
  rows['phone: first tap on the menu, ms'] = await tapMenu(browser, PORT);
  const { frame, task } = await scroll(browser, PORT);
  rows['phone: longest frame in the first scroll, ms'] = frame;
  rows['phone: longest task in the first scroll, ms'] = task;
  const clicks = await followLinks(browser, PORT);
  for (const [name, time] of Object.entries(clicks)) {
    rows[`click to painted: ${name}, ms`] = time;
  }
  server.close();
  return rows;
}

async function measureLighthouse({ output }: Contender): Promise<Measures> {
  const server = await serve(output, PORT);
  const guide = await readLighthouse(PORT, PAGES.guide);
  const heaviest = await readLighthouse(PORT, PAGES.heaviest);
  server.close();
  return {
    'guide: Lighthouse mobile': guide,
    'heaviest: Lighthouse mobile': heaviest,
  };
}

/** Builds of ever more versions, each of which is removed again. */
async function measureGrowth(
  { checkout, name }: { readonly checkout: string; readonly name: string },
  browser: Browser,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const count of VERSION_COUNTS) {
    const env = count === 1 ? { DOCS_VERSIONS: '0.8.0' } : {};
    const site = createSite(`versions-${String(count)}`, env, checkout);
    if (count > 1) addVersions(site, count);
    const { seconds, megabytes } = await buildSite(site);
    const server = await serve(`${site.folder}/build`, PORT);
    const { scriptInUse, total } = await visit(browser, PORT, PAGES.module);
    server.close();
    removeSite(site);
    const values = [seconds, megabytes, scriptInUse / 1000, total / 1000];
    console.log(name, count, values);
    rows.push({ name: `${name}, ${String(count)} versions`, values });
  }
  return rows;
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
  { parts, against, site }: Options,
  browser: Browser,
): Promise<void> {
  // As .npmrc has it for every script.
  const ours = { NODE_OPTIONS: '--max-semi-space-size=64' };
  const baseline = against === undefined ? 'stock pipeline' : 'before';
  const contenders = [
    against === undefined
      ? createContender('stock', '.', { STOCK_PIPELINE: 'true' })
      : createContender('before', against, ours),
    createContender('ours', site, ours),
  ];
  const heads = ['', baseline, 'ours', 'ratio'];
  if (parts.has('builds')) {
    const rows = await interleave(contenders, RUNS, measureSite);
    write('builds', 'Builds', printTable(heads, getRows(rows)));
  }
  if (parts.has('pages')) {
    for (const contender of contenders) await ensureBuild(contender);
    const rows = await interleave(contenders, PAGE_RUNS, (contender) =>
      measurePages(contender, browser),
    );
    const scores = await interleave(contenders, RUNS, measureLighthouse);
    const all = [...getRows(rows), ...getRows(scores)];
    write('pages', 'Pages', printTable(heads, all));
  }
  if (parts.has('dev')) {
    const rows = await interleave(contenders, RUNS, async (contender) => {
      const dev = await measureDev(getSite(contender), browser, PORT + 1);
      return {
        'start to first page, s': dev.start,
        'edit to refresh, s': dev.edit,
      };
    });
    write('dev', 'Dev server', printTable(heads, getRows(rows)));
  }
  contenders.forEach(removeContender);
}

async function main(): Promise<void> {
  const options = readOptions();
  const { parts, against, site } = options;
  process.env['BROWSER_PATH'] ??= ensureBrowser();
  const browser = await chromium.launch({
    executablePath: process.env['BROWSER_PATH'],
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  if (['builds', 'pages', 'dev'].some((part) => parts.has(part as never))) {
    await compare(options, browser);
  }
  if (parts.has('growth')) {
    const checkouts = [
      ...(against === undefined ? [] : [{ name: 'before', checkout: against }]),
      { name: 'ours', checkout: site ?? '.' },
    ];
    const rows: Row[] = [];
    for (const one of checkouts) {
      rows.push(...(await measureGrowth(one, browser)));
    }
    const heads = [
      '',
      'cold build, s',
      'memory, MB',
      'module page: script once in use, KB gzip',
      'total at first, KB gzip',
    ];
    write('growth', 'Growth', printTable(heads, rows));
  }
  await browser.close();
}

void main();
