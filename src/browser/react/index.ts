import { onChange } from '../dom/onChange';
import { clientFiles } from './clientFiles';
import type { AnyComponent } from './wrapExports';

/** Milliseconds before the spinner is shown, because a shorter one would flicker. */
const DELAY = 200;

const SLOW_AFTER = 5000;

const SLOW = 'Still loading. The connection seems slow.';

/** Returns `undefined` if the page doesn't have the `<template>`. */
export const cloneTemplate = (name: string): HTMLElement | undefined =>
  document
    .querySelector<HTMLTemplateElement>(`template[data-state="${name}"]`)
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;

/** Shows the theme's `Loading`, which the server has rendered, in a placeholder. */
function showLoading(host: HTMLElement) {
  let shown: HTMLElement | undefined;
  const show = (name: string): void => {
    shown?.remove();
    shown = cloneTemplate(name);
    if (!shown) return;
    shown.dataset['said'] = '';
    host.append(shown);
  };
  const timers = [
    setTimeout(show, DELAY, 'loading'),
    setTimeout(() => {
      const text = shown?.querySelector('span:last-child');
      if (text) text.textContent = SLOW;
    }, SLOW_AFTER),
  ];
  const end = (): void => {
    timers.forEach(clearTimeout);
    shown?.remove();
  };
  return {
    end,
    fail(error: unknown, retry: () => void) {
      end();
      show('failed');
      const text = shown?.querySelector('code');
      if (text) text.textContent = (error as Error).message;
      shown?.querySelector('button')?.addEventListener('click', () => {
        shown?.remove();
        retry();
      });
    },
  };
}

/*
 * Hydrates a component when it comes near the viewport or, with `data-wake="used"`, when
 * the reader uses it.
 */

/** The distance from the viewport at which a component loads, in pixels. */
const NEAR = 200;

const ASLEEP = '[data-client]:not([data-awake])';

/** Events before a component's hydration, which `mount.tsx` replays. */
const early = new WeakMap<Element, Event[]>();

const unmounts = new WeakMap<Element, (isNew?: boolean) => void>();

/** Loads a component and React. After a failure, another call tries again. */
export async function loadClient(id: string) {
  const [file = '', name = 'default'] = id.split('#');
  const [{ mount }, exports] = await Promise.all([
    import(/* webpackChunkName: "mount" */ './mount'),
    clientFiles[file]?.(),
  ]);
  const component = exports?.[name] as AnyComponent | undefined;
  if (!component)
    throw new Error(`The page component "${file}" has no ${name} export.`);
  return { mount, component };
}

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
    unmounts.set(host, mount(component, host, early.get(host) ?? []));
  } catch (error) {
    loading.fail(error, () => {
      delete host.dataset['awake'];
      void wake(host);
    });
  }
}

/**
 * Unmounts the components of a page or dialog that won't be shown again. With `isNew`, mounts
 * them again without their state, because a link has led back to the page.
 */
export function unmountClients(page: Element, isNew?: boolean): void {
  for (const host of page.querySelectorAll('[data-client]'))
    unmounts.get(host)?.(isNew);
}

/** Placeholders, which have no box (`display: contents`), by observed element. */
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

/** Returns the elements in a placeholder that have a box, or else its parent. */
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
    // With a query in the URL, the component shows content that the server's HTML lacks.
    if (host.dataset['wake'] === 'used' && !location.search) continue;
    for (const box of findBoxes(host)) {
      if (hosts.get(box) === host) continue;
      // An element can be observed for only one placeholder, so load this one now.
      if (hosts.has(box)) void wake(host);
      hosts.set(box, host);
      nearness.observe(box);
    }
  }
}

/** Interactions that load a component; the first two usually precede the others. */
const TYPES = 'pointerdown focusin click keydown input change submit';

for (const type of TYPES.split(' ')) {
  document.addEventListener(type, (event) => {
    const { target } = event;
    const host =
      target instanceof Element && target.closest<HTMLElement>('[data-client]');
    // If the component is live, replaying the event for an outer one would repeat it.
    if (!host || host.dataset['awake'] === 'live') return;
    const events = early.get(host) ?? [];
    early.set(host, events);
    events.push(event);
    // The component may handle the submission, so the browser must not load a page.
    if (type === 'submit') event.preventDefault();
    void wake(host);
  });
}

watch();
onChange(watch);
