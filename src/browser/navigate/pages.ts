import { loadStyle } from '../dom/loadStyle';
import { unmountClients } from '../react';
import { readPage, type FetchedPage } from './readPage';

/** Number of cached pages, with their state; older ones are fetched again. */
const LIMIT = 20;

/** The canonical path for `/a`, `/a/` and `/a/index.html`. */
const clean = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/*$/, '/');

/** The query is part of a page's state; the server sends the same page for all. */
const getKey = ({ pathname, search }: URL | Location): string =>
  clean(pathname) + search;

/** How long a fetched page can wait until it is shown, in milliseconds. */
const FRESH = 60_000;

const htmlRequests = new Map<string, Promise<string>>();
const pageRequests = new Map<string, Promise<FetchedPage>>();
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

/** Removes a page from the cache, because its component has changed the URL. */
export function evictPage(address: URL): void {
  cache.delete(getKey(address));
}

function fetchOnce<T>(
  map: Map<string, Promise<T>>,
  key: string,
  fetchIt: () => Promise<T>,
): Promise<T> {
  const cached = map.get(key);
  if (cached) return cached;
  const promise = fetchIt();
  map.set(key, promise);
  const forget = (): void => {
    if (map.get(key) === promise) map.delete(key);
  };
  // Retry after a failure.
  promise.catch(forget);
  setTimeout(forget, FRESH);
  return promise;
}

async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html')) {
    throw new Error(`${path}: ${response.status} ${type}, not a page`);
  }
  return response.text();
}

/** Fetches a page's HTML, or reuses what was prefetched. */
export function loadHtml({ pathname }: URL): Promise<string> {
  const path = clean(pathname);
  return fetchOnce(htmlRequests, path, () => fetchHtml(path));
}

/** True if a page has been shown, or is ready to be shown. */
export const isCached = (address: URL): boolean => cache.has(getKey(address));

/** The page that the browser has loaded. */
export const firstPage = readPage(document);

async function fetchPage(address: URL): Promise<FetchedPage> {
  const path = clean(address.pathname);
  const text = await loadHtml(address);
  htmlRequests.delete(path);
  const page = readPage(new DOMParser().parseFromString(text, 'text/html'));
  if (!page) throw new Error(`${path}: no main region`);
  if (page.script !== firstPage?.script) {
    throw new Error(`${path}: from another deployment`);
  }
  if (page.policy && page.policy !== firstPage.policy) {
    throw new Error(`${path}: the policy blocks its styles`);
  }
  await Promise.all(page.styles.map(loadStyle));
  return page;
}

/**
 * Fetches a page and its styles, unless it is cached.
 * @throws if it can't be shown without a page load
 */
export function loadPage(address: URL): Promise<FetchedPage> {
  const key = getKey(address);
  const cached = cache.get(key);
  if (cached) return Promise.resolve(cached);
  return fetchOnce(pageRequests, key, () => fetchPage(address));
}

/** Removes a page from the pending ones, because it is shown now. */
export function removePending(address: URL | Location): void {
  pageRequests.delete(getKey(address));
}
