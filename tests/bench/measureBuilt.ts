import type { Browser } from '@playwright/test';
import { followLinks } from './clicks';
import { readLighthouse } from './lighthouse';
import type { Measures } from './measures';
import { PAGES, use, visit } from './pages';
import { scroll, tapMenu } from './touches';
import { typeQueries } from './typeQuery';

const addTo = (
  name: string,
  {
    work,
    start,
    workInUse,
    shift,
    requests,
    elements,
    ...bytes
  }: Awaited<ReturnType<typeof visit>>,
): Measures => ({
  [`${name}: main thread, first load, ms`]: work,
  [`${name}: main thread, first movement, ms`]: start,
  [`${name}: main thread, total, ms`]: workInUse,
  [`${name}: script after first movement, KB gzip`]: bytes.scriptInUse / 1000,
  [`${name}: initial script, KB gzip`]: bytes.script / 1000,
  [`${name}: style, KB gzip`]: bytes.style / 1000,
  [`${name}: HTML, KB gzip`]: bytes.html / 1000,
  [`${name}: initial total, KB gzip`]: bytes.total / 1000,
  [`${name}: fetched for other pages, KB gzip`]: bytes.prefetch / 1000,
  [`${name}: requests`]: requests,
  [`${name}: elements`]: elements,
  [`${name}: layout shift`]: shift,
});

export async function measurePages(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const all: Record<string, number> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    Object.assign(all, addTo(name, await visit(browser, port, path)));
  }
  const { reading, searching } = await use(browser, port);
  return {
    ...all,
    'script after typical use, KB gzip': reading / 1000,
    'script with the first search, KB gzip': searching / 1000,
  };
}

export async function measureTouches(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const tap = await tapMenu(browser, port);
  const { frame, task } = await scroll(browser, port);
  return {
    'first tap on the menu, ms': tap,
    'longest frame in the first scroll, ms': frame,
    'longest task in the first scroll, ms': task,
  };
}

export async function measureClicks(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const times = await followLinks(browser, port);
  return Object.fromEntries(
    Object.entries(times).map(([name, time]) => [`${name}, ms`, time]),
  );
}

export async function measureTyping(
  browser: Browser,
  port: number,
): Promise<Measures> {
  const { first, second } = await typeQueries(browser, port);
  return {
    'slowest key of the first query, ms': first,
    'slowest key of the next query, ms': second,
  };
}

const SCORED = {
  guide: PAGES.guide,
  heaviest: PAGES.heaviest,
  comparison: 'compare/',
};

export async function measureLighthouse(
  _: Browser,
  port: number,
): Promise<Measures> {
  const scores: Record<string, number> = {};
  for (const [name, path] of Object.entries(SCORED)) {
    scores[`${name}: Lighthouse mobile`] = await readLighthouse(port, path);
  }
  return scores;
}
