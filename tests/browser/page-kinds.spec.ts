import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findFaults, findNarrowFaults, loadAxe, type Seen } from './axe';
import { expect, freshTest as test, step } from './test';
import { PAGES, TOOL_PAGES } from './pages';
import { settle } from './settle';
import { getButton, getMain } from './roles';

/**
 * Pages that together contain every kind of element; a new kind may need another page.
 * `tests/built` checks all pages.
 */
const KINDS = {
  ...PAGES,
  ...TOOL_PAGES,
  comparison: 'compare/?from=0.5.3&to=0.6.0',
  notFound: 'docs/9.9.9/api/Device/',
};

/** Records all layout shifts of a page from the start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources?: readonly { readonly node?: Node | null }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 80)
            : node?.nodeName,
        );
        shifts.push(`${value.toFixed(4)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Disables the cache, which is empty when a reader first opens the site. */
async function refuseCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

const readShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Opens a page, waits until everything has loaded, and returns the layout shifts. */
async function findShifts(
  page: Page,
  path: string,
): Promise<readonly string[]> {
  await page.goto(path);
  await settle(page);
  return readShifts(page);
}

/**
 * Collects requests to other sites, sent data, and errors, including policy violations.
 */
function watchErrors(page: Page, origin: string): readonly string[] {
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isOwn = url.startsWith(`${origin}/`) || /^(data|blob):/.test(url);
    if (!isOwn || request.method() !== 'GET')
      errors.push(`${page.url()} asks ${url}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    const isNotFound = text.includes('status of 404');
    if (message.type() === 'error' && !isNotFound) errors.push(text);
  });
  return errors;
}

/** Returns what is cut off, covered, or too wide. */
const findCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const find = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const clipped = find('body *').filter(
      (element) =>
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX === 'hidden' &&
        element.scrollWidth > element.clientWidth + 1,
    );
    const items = find(
      '.navbar__inner :is(a, button), main summary, main button',
    );
    const overlaps = items.filter((item, i) => {
      const a = item.getBoundingClientRect();
      return items.slice(i + 1).some((other) => {
        const b = other.getBoundingClientRect();
        return (
          !item.contains(other) &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        );
      });
    });
    // There is room between the sidebar and the contents.
    const narrow = find('article').filter(
      ({ clientWidth }) => clientWidth < Math.min(400, innerWidth - 40),
    );
    const wide = [document.body].filter(
      (body) => body.scrollWidth > innerWidth,
    );
    return [...clipped, ...overlaps, ...narrow, ...wide].map(({ outerHTML }) =>
      outerHTML.slice(0, 100),
    );
  });

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

async function checkWide(page: Page, name: string, seen: Seen): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const controls = getMain(page)
    .locator('button, input, select, textarea, [aria-label=Letters]')
    .filter({ visible: true });
  await expect.soft(controls, `${name} on paper`).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await loadAxe(page);
  await setTextSize(page, '200%');
  expect.soft(await findCut(page), `${name} at 200 %`).toEqual([]);
  await setTextSize(page, '');
  expect.soft(await findFaults(page, seen), name).toEqual([]);
}

async function checkNarrow(
  page: Page,
  name: string,
  seen: Seen,
): Promise<void> {
  await loadAxe(page);
  // Small phones, and one of 390 pixels at a zoom of 200 %. Up to a phone's width, no
  // style changes.
  for (const width of [320, 195]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await findCut(page);
    expect.soft(cut, `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  // Other rules don't depend on the width.
  expect
    .soft(await findNarrowFaults(page, seen), `${name} at 320 px`)
    .toEqual([]);
}

for (const [width, check] of [
  [1280, checkWide],
  [390, checkNarrow],
] as const) {
  test(`nothing moves on pages of all kinds at ${width} pixels, and all can be read`, async ({
    page,
    baseURL,
  }) => {
    const errors = watchErrors(page, new URL(baseURL ?? '').origin);
    await refuseCache(page);
    await watch(page);
    const seen: Seen = {};
    for (const [name, path] of Object.entries(KINDS)) {
      await step(name, async () => {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findShifts(page, path), name).toEqual([]);
        await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
        });
        await settle(page);
        await check(page, name, seen);
      });
    }
    await step('no page asks anyone but its own host', () => {
      expect(errors).toEqual([]);
    });
  });
}

/** Starts a proxy that stops in the middle of a page until `goOn` is resolved. */
async function serveInPieces(
  site: string,
  page: string,
  place: string,
  goOn: Promise<void>,
): Promise<http.Server> {
  const send = async (
    { url = '' }: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> => {
    const answer = await fetch(new URL(url, site));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (url === page) {
      const end = body.indexOf(place);
      if (end < 0) throw new Error(`${url} has no ${place}.`);
      response.write(body.subarray(0, end));
      await goOn;
      response.end(body.subarray(end));
    } else response.end(body);
  };
  const server = http.createServer((request, response) => {
    void send(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  return server;
}

/** Parts of pages that arrive late. */
const LATE = [
  ['the navbar', 'schemas', '>Changelog<', 1280],
  ['the menu', 'schemas', 'data-page-menu', 1280],
  ['the end of code', 'guide', '</pre>', 1280],
  // If the code is too wide, its buttons are above it.
  ['the buttons of wide code', 'guide', '</pre>', 390],
  ['the last button of code', 'guide', 'aria-label="Copy code', 1280],
  ['the last button of wide code', 'guide', 'aria-label="Copy code', 390],
  // The scripts, which mark the current entry of the table of contents, come last.
  ['the end', 'schemas', '</body>', 1280],
] as const;

test('nothing moves while a part of a page arrives late', async ({
  page,
  baseURL,
}) => {
  await refuseCache(page);
  await watch(page);
  for (const [part, name, place, width] of LATE) {
    await step(part, async () => {
      await page.setViewportSize({ width, height: 800 });
      let goOn = (): void => undefined;
      const isPainted = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      const { pathname, origin } = new URL(KINDS[name], baseURL);
      const server = await serveInPieces(origin, pathname, place, isPainted);
      const { port } = server.address() as AddressInfo;
      const address = `http://localhost:${port}${pathname}`;
      const opened = page.goto(address);
      await page.waitForURL(address, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByType('paint').length > 0,
      );
      goOn();
      await opened;
      await settle(page);
      expect.soft(await readShifts(page), part).toEqual([]);
      server.close();
    });
  }
  await step('nor where the announcement was dismissed', async () => {
    await page.goto(PAGES.category);
    await getButton(page, /Close the ann/).click();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await findShifts(page, PAGES.guide);
      expect.soft(shifts, String(width)).toEqual([]);
    }
  });
});
