import type { ComponentType } from 'react';
import { onChange } from '../dom/onChange';
import { clientFiles } from './clientFiles';
import { showLoading } from './showLoading';

/*
 * Lets client components live: React takes over the placeholder that the server has
 * printed when it comes near the view, or with `data-wake="used"` when a reader comes
 * to use it.
 */

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Pixels from the view at which a component is loaded. */
const NEAR = 200;

const ASLEEP = '[data-client]:not([data-awake])';

/** Presses, keys and texts of before a component lives: see `takeEarly.ts`. */
const early = new WeakMap<Element, Event[]>();

const ends = new WeakMap<Element, () => void>();

interface Loaded {
  readonly mount: typeof import('./mount').mount;
  readonly component: AnyComponent;
}

/** Loads a component with what runs it; what has failed is asked for again. */
export async function loadClient(id: string): Promise<Loaded> {
  const [file = '', name = 'default'] = id.split('#');
  const [{ mount }, exports] = await Promise.all([
    import(/* webpackChunkName: "mount" */ './mount'),
    clientFiles[file]?.(),
  ]);
  const component = exports?.[name] as AnyComponent | undefined;
  if (!component) {
    throw new Error(`The page component "${file}" has no ${name} export.`);
  }
  return { mount, component };
}

/** Loads a component, or says in its place that it did not come. */
async function wake(host: HTMLElement): Promise<void> {
  if (host.dataset['awake'] !== undefined) return;
  host.dataset['awake'] = 'waiting';
  const loading = showLoading(host);
  try {
    const { mount, component } = await loadClient(host.dataset['client'] ?? '');
    loading.end();
    if (!host.isConnected) {
      delete host.dataset['awake'];
      return;
    }
    ends.set(host, mount(component, host, early.get(host) ?? []));
  } catch (error) {
    loading.fail(error, () => {
      delete host.dataset['awake'];
      void wake(host);
    });
  }
}

/** Ends the components of a page or a dialog that nobody comes back to. */
export function endClients(page: Element): void {
  for (const host of page.querySelectorAll('[data-client]')) {
    ends.get(host)?.();
  }
}

/** The placeholder of what shows in its place: it has no box of its own. */
const hosts = new WeakMap<Element, HTMLElement>();

const nearness = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const host = isIntersecting && hosts.get(target);
      if (host) void wake(host);
    }
  },
  { rootMargin: `${NEAR}px` },
);

/** What shows, or will show, where a placeholder is. */
function findBoxes(host: Element): readonly Element[] {
  const boxes = [
    ...host.querySelectorAll(':scope > :not(template), client-slot > *'),
  ];
  return boxes.length > 0
    ? boxes
    : [host.closest(':not(client-component,client-slot)') ?? host];
}

function watch(): void {
  for (const host of document.querySelectorAll<HTMLElement>(ASLEEP)) {
    // The address may ask for something else than the server has printed.
    if (host.dataset['wake'] === 'used' && !location.search) continue;
    for (const box of findBoxes(host)) {
      if (hosts.get(box) === host) continue;
      // Where two share a box, only one can be told.
      if (hosts.has(box)) void wake(host);
      hosts.set(box, host);
      nearness.observe(box);
    }
  }
}

/** What a reader does with a component; the first two say that they will. */
const TYPES = 'pointerdown focusin click keydown input change submit';

for (const type of TYPES.split(' ')) {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const host =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-client]:not([data-awake="live"])');
    if (!host) return;
    const events = early.get(host) ?? [];
    early.set(host, events);
    events.push(event);
    // The component may want to answer in the place of the browser.
    if (type === 'submit') event.preventDefault();
    void wake(host);
  });
}

watch();
onChange(watch);
