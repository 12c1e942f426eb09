import { ISLANDS, type IslandName } from '../../site/islands';
import { onChange } from '../dom/onChange';
import { loadIsland } from './load';
import { showLoading } from './showLoading';

/*
 * Wakes the tools of a page: React takes over the placeholder that the server
 * has printed, `shown` as soon as the page is on show, `used` when a reader
 * comes to use it.
 */

const SELECTOR = '[data-island]:not([data-awake])';

const ends = new WeakMap<Element, () => void>();

const isName = (name: string | undefined): name is IslandName =>
  ISLANDS.some((island) => island === name);

/** Loads the tool, or says in its place that it did not come. */
async function wake(host: HTMLElement): Promise<void> {
  const { island: name, props = '{}' } = host.dataset;
  if (!isName(name) || host.dataset['awake'] !== undefined) return;
  host.dataset['awake'] = 'waiting';
  const loading = showLoading(host);
  try {
    const { Component, mount } = await loadIsland(name);
    loading.end();
    if (!host.isConnected) {
      delete host.dataset['awake'];
      return;
    }
    ends.set(host, mount(Component, JSON.parse(props) as object, host));
    host.dataset['awake'] = 'live';
  } catch (error) {
    loading.fail(error, () => {
      delete host.dataset['awake'];
      void wake(host);
    });
  }
}

/** Ends the tools of a page or a dialog that nobody comes back to. */
export function endIslands(page: Element): void {
  for (const host of page.querySelectorAll('[data-island]')) {
    ends.get(host)?.();
  }
}

function wakeUsed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const host = target.closest<HTMLElement>(SELECTOR);
  if (host) void wake(host);
}

for (const name of ['pointerdown', 'focusin', 'change'] as const) {
  document.addEventListener(name, wakeUsed);
}

function wakeShown(): void {
  for (const host of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const { wake: when } = host.dataset;
    // The address asks for something else than the server has printed.
    if (when === 'shown' || location.search) void wake(host);
  }
}

wakeShown();
onChange(wakeShown);
