import { dropOthers, noteDoubt, readKept, type KeptDeployment } from './kept';
import { getAddress, WORKER_FILE } from './list';

/*
 * The service worker of readers who keep a version. The network answers first,
 * for all but what has a hash in its name: nobody who is online sees an old page.
 */

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

/** The part of a worker's global scope that this one uses. */
interface Scope {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'scope' | 'unregister'
  > & {
    /** Not in every browser. */
    readonly navigationPreload?: NavigationPreloadManager;
  };
  readonly clients: { claim: () => Promise<void> };
  readonly location: Location;
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    type: 'install' | 'activate',
    listener: (event: WorkerEvent) => void,
  ) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

const scope = self as unknown as Scope;

const root = scope.registration.scope;

/** A file that never changes: another content has another name. */
const isHashed = (url: string): boolean =>
  url.startsWith(`${root}assets/`) && /[.-][0-9a-f]{8,}\.\w+$/.test(url);

async function findKept(url: string): Promise<Response | undefined> {
  const kept = await readKept(root);
  if (!kept) return undefined;
  const { origin, pathname } = new URL(url);
  const cache = await caches.open(kept.cache);
  const address = getAddress('', origin + pathname);
  const found = await cache.match(address);
  if (found || address.endsWith('/')) return found;
  // Links of a page are relative to its folder.
  const isPage = await cache.match(`${address}/`);
  return isPage && Response.redirect(`${address}/`);
}

const printLinks = ({ list }: KeptDeployment): string =>
  list.versions
    .map(({ name, files: [[start] = ['']] }) => {
      const address = getAddress(root, start);
      return `<li><a href="${address}">Version ${name}</a>`;
    })
    .join('');

const TITLE = 'Not saved | Firebolt';

const printNotice = (kept: KeptDeployment | undefined): string =>
  `<h1>This page is not saved</h1><p>There is no connection, and this page is not one of those that you saved for reading offline:</p><ul>${kept ? printLinks(kept) : ''}</ul><p><a href="">Try again</a></p>`;

/** Where nothing of the site can be read. */
const printPlain = (notice: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TITLE}</title><style>:root{color-scheme:light dark}body{font:1.1rem/1.6 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}</style><main>${notice}</main></html>`;

/** What a page has between the navbar and the footer of the site. */
const CONTENT = /<div class="main-wrapper[^>]*>[^]*(?=<footer class="footer )/;

/** A kept page with other content: the notice looks and works as the site does. */
async function printAsPage(
  { cache, list }: KeptDeployment,
  notice: string,
): Promise<string | undefined> {
  const [[start] = ['']] = list.versions[0]?.files ?? [];
  const page = await (await caches.open(cache)).match(getAddress(root, start));
  const html = await page?.text();
  if (html === undefined || !CONTENT.test(html)) return undefined;
  return html
    .replace(
      CONTENT,
      () =>
        // No region of a page: its links ask the network, and nothing keeps it.
        `<div class="page-wrapper"><main id="main" class="container margin-vert--xl">${notice}</main></div>`,
    )
    .replace(/(<title[^>]*>)[^<]*/, `$1${TITLE}`)
    .replace(/<link[^>]*rel="(?:canonical|alternate)"[^>]*>/g, '');
}

/** Stands for a page that neither the network nor the cache has. */
async function createNotice(): Promise<Response> {
  const kept = await readKept(root);
  const notice = printNotice(kept);
  const made = kept && (await printAsPage(kept, notice).catch(() => undefined));
  return new Response(made ?? printPlain(notice), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Ends for good: the reader gets what the server has, as before. */
async function end(): Promise<void> {
  await dropOthers(root);
  await scope.registration.unregister();
}

/** Ends where the site has no such worker any more, or nothing is kept. */
async function endIfUnwanted(): Promise<void> {
  const { status } = await fetch(scope.location.href, { cache: 'no-cache' });
  const isGone = status === 404 || status === 410;
  const isKept = (await readKept(root)) !== undefined;
  if (!isKept || (await noteDoubt(root, WORKER_FILE, isGone))) await end();
}

/** Milliseconds that a server has where a kept file can answer for it. */
const PATIENCE = 5000;

async function ask({
  request,
  preloadResponse,
}: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request));
}

async function answer(event: FetchEvent): Promise<Response> {
  const { url, mode } = event.request;
  // Whatever is wrong with what is kept, the network has the file.
  const find = (): Promise<Response | undefined> =>
    findKept(url).catch(() => undefined);
  const kept = isHashed(url) ? await find() : undefined;
  if (kept) return kept;
  let late: ReturnType<typeof setTimeout> | undefined;
  const waitForKept = new Promise<Response>((resolve) => {
    late = setTimeout(() => {
      void find().then((found) => {
        if (found) resolve(found);
      });
    }, PATIENCE);
  });
  try {
    return await Promise.race([ask(event), waitForKept]);
  } catch (error) {
    const found = await find();
    if (found) return found;
    if (mode === 'navigate') return await createNotice();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

scope.addEventListener('install', (event) => {
  // Whatever worker an older deployment has left, this one takes its place.
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  const start = async (): Promise<void> => {
    if (!(await readKept(root))) {
      await end();
      return;
    }
    // The page is asked for while this script starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  };
  event.waitUntil(start());
});

scope.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || !url.startsWith(root)) return;
  const response = answer(event);
  event.respondWith(response);
  if (mode !== 'navigate') return;
  // Without a network nobody knows.
  event.waitUntil(response.then(endIfUnwanted).catch(() => undefined));
});
