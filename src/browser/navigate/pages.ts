import { loadStyle } from '../dom/loadStyle';
import { cleanPath } from '../head/cleanPath';
import { unmountClients } from '../react';
import { readPage, type FetchedPage } from './readPage';

/** Number of cached pages; older ones are fetched again, and lose their state. */
const LIMIT = 20;

/** Returns a page's key; each query has its own state, but the same HTML. */
const getKey = ({ pathname, search }: URL | Location): string =>
  cleanPath(pathname) + search;

/** Milliseconds before a prefetched page is fetched again. */
const FRESH = 60_000;

const requests = new Map<string, Promise<string>>();
const cache = new Map<string, FetchedPage>();

/** Caches a page, and evicts the one that was shown longest ago. */
export function cachePage(address: URL | Location, page: FetchedPage): void {
  const key = getKey(address);
  cache.delete(key);
  cache.set(key, page);
  const [oldest] = cache;
  if (cache.size <= LIMIT || !oldest) return;
  cache.delete(oldest[0]);
  unmountClients(oldest[1].region);
}

/** Removes the page whose URL a component has changed. */
export function evictPage(address: URL): void {
  cache.delete(getKey(address));
}

async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html')) {
    throw new Error(`${path}: ${response.status} ${type}, not a page`);
  }
  return response.text();
}

function loadHtml(path: string): Promise<string> {
  const known = requests.get(path);
  if (known) return known;
  const request = fetchHtml(path);
  requests.set(path, request);
  const forget = (): void => {
    if (requests.get(path) === request) requests.delete(path);
  };
  request.catch(forget);
  setTimeout(forget, FRESH);
  return request;
}

/** Fetches a page's HTML, unless the page has been shown and can be shown again. */
export function prefetch(address: URL): void {
  if (cache.has(getKey(address))) return;
  // If a prefetch fails, following the link reports the error.
  loadHtml(cleanPath(address.pathname)).catch(() => undefined);
}

/** The page that the browser has loaded. */
export const firstPage = readPage(document);

async function fetchPage(address: URL): Promise<FetchedPage> {
  const path = cleanPath(address.pathname);
  const text = await loadHtml(path);
  requests.delete(path);
  const page = readPage(new DOMParser().parseFromString(text, 'text/html'));
  if (!page) throw new Error(`${path}: has no main region`);
  if (page.script !== firstPage?.script) {
    throw new Error(`${path}: is from another deployment`);
  }
  if (page.policy && page.policy !== firstPage.policy) {
    throw new Error(`${path}: the policy blocks its styles`);
  }
  await Promise.all(page.styles.map(loadStyle));
  return page;
}

/**
 * Returns a page from the cache, or fetches it with its style sheets.
 * @throws if only the browser can load the page
 */
export const loadPage = async (address: URL): Promise<FetchedPage> =>
  cache.get(getKey(address)) ?? fetchPage(address);
