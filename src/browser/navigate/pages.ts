import { loadStyle } from '../dom/loadStyle';
import { cleanPath } from '../head/cleanPath';
import { unmountClients } from '../react';
import { readPage, type FetchedPage } from './readPage';

/** Number of cached pages. Older pages are fetched again, and lose their state. */
const LIMIT = 20;

/** URLs that differ only in the query share their HTML, but not their state. */
const getKey = ({ pathname, search }: URL): string =>
  cleanPath(pathname) + search;

/** Milliseconds after which a prefetched page is fetched again. */
const FRESH = 60_000;

const htmlRequests = new Map<string, Promise<string>>();
const pageRequests = new Map<string, Promise<FetchedPage>>();
const cache = new Map<string, FetchedPage>();

/** Caches a page, and evicts the page that was shown longest ago. */
export function cachePage(address: URL, page: FetchedPage): void {
  const key = getKey(address);
  pageRequests.delete(key);
  cache.delete(key);
  cache.set(key, page);
  const [oldest] = cache;
  if (cache.size <= LIMIT || !oldest) return;
  cache.delete(oldest[0]);
  // A page may be cached under several URLs.
  if ([...cache.values()].includes(oldest[1])) return;
  const { main, region } = oldest[1];
  unmountClients(main ?? region);
}

/** Call after a component has changed the URL of the page. */
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
  promise.catch(forget);
  setTimeout(forget, FRESH);
  return promise;
}

async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(path);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('text/html'))
    throw new Error(`${path}: ${response.status} ${type}, not a page`);
  return response.text();
}

export function loadHtml({ pathname }: URL): Promise<string> {
  const path = cleanPath(pathname);
  return fetchOnce(htmlRequests, path, () => fetchHtml(path));
}

export const isCached = (address: URL): boolean => cache.has(getKey(address));

export const firstPage = readPage(document);

async function fetchPage(address: URL): Promise<FetchedPage> {
  const path = cleanPath(address.pathname);
  const text = await loadHtml(address);
  htmlRequests.delete(path);
  const page = readPage(new DOMParser().parseFromString(text, 'text/html'));
  if (
    !page ||
    page.shell !== firstPage?.shell ||
    (page.policy && page.policy !== firstPage.policy)
  )
    throw new Error(`${path}: has no region, or other scripts or styles`);
  // Adopting the elements takes longer than inserting them, so do this before the click.
  document.adoptNode(page.main ?? page.region);
  await Promise.all(page.styles.map(loadStyle));
  return page;
}

/** @throws if only the browser can load the page */
export function loadPage(address: URL): Promise<FetchedPage> {
  const key = getKey(address);
  const cached = cache.get(key);
  if (cached) return Promise.resolve(cached);
  return fetchOnce(pageRequests, key, () => fetchPage(address));
}
