import { readPage, type Page } from './readPage';

/** Pages to keep as the reader has left them; others are fetched again. */
const LIMIT = 20;

/** One key for `/a`, `/a/` and `/a/index.html`, as core sees them. */
const getKey = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/*$/, '/');

const texts = new Map<string, Promise<string>>();
const pages = new Map<string, Page>();

/** Keeps a page; the one that has not been shown for longest goes. */
function keepPage(path: string, page: Page): void {
  const key = getKey(path);
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > LIMIT && oldest !== undefined) pages.delete(oldest);
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html')) {
    throw new Error(`${path}: ${response.status} ${type}, not a page`);
  }
  return response.text();
}

/** Fetches the HTML of a page ahead of its time. */
export function readText(path: string): Promise<string> {
  const key = getKey(path);
  const text = texts.get(key) ?? fetchText(key);
  texts.set(key, text);
  // What has failed may work the next time.
  text.catch(() => texts.delete(key));
  return text;
}

/** Whether a page is on its way, or has come. */
export const isFetched = (path: string): boolean =>
  pages.has(getKey(path)) || texts.has(getKey(path));

function hasStyle(href: string): boolean {
  return [...document.styleSheets].some(
    (sheet) => sheet.href === new URL(href, location.href).href,
  );
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      reject(new Error(`Loading style sheet ${href} failed.`));
    };
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
  });
}

const isRunning = (src: string): boolean =>
  [...document.scripts].some((script) => script.getAttribute('src') === src);

/** Fails where the app cannot show the page; core then asks the server for it. */
async function preparePage(path: string): Promise<Page> {
  const text = await readText(path);
  texts.delete(getKey(path));
  const page = readPage(new DOMParser().parseFromString(text, 'text/html'));
  if (!page) throw new Error(`${path}: not a page of the docs`);
  if (!page.files.scripts.every(isRunning)) {
    throw new Error(`${path}: of another deployment than this tab`);
  }
  await Promise.all(
    page.styles.filter((href) => !hasStyle(href)).map(loadStyle),
  );
  return page;
}

const loading = new Map<string, Promise<Page>>();

/** Makes a page ready to be shown. */
export async function loadPage(path: string): Promise<unknown> {
  const key = getKey(path);
  const known = pages.get(key);
  const promise = known ?? loading.get(key) ?? preparePage(path);
  if (promise instanceof Promise) loading.set(key, promise);
  try {
    const page = await promise;
    keepPage(key, page);
    return page;
  } finally {
    loading.delete(key);
  }
}

/** A page that is ready. */
export const getPage = (path: string): Page | undefined =>
  pages.get(getKey(path));

const first = readPage(document);
if (first) keepPage(location.pathname, first);
