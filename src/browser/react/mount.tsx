import {
  createElement,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { hydrate, render, unmountComponentAtNode } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import { replayEarly } from './replayEarly';

/**
 * Contains server-rendered nodes that are a component's prop. React doesn't render them;
 * the nodes are kept when the component removes and re-adds the slot.
 */
function Slot({
  name,
  nodes,
}: {
  readonly name: string;
  readonly nodes: { current: readonly Node[] };
}): ReactElement {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element?.hasChildNodes()) element?.append(...nodes.current);
    return () => {
      if (element) nodes.current = [...element.childNodes];
    };
  }, [nodes]);
  return createElement('client-slot', {
    name,
    ref: place,
    dangerouslySetInnerHTML: { __html: '' },
  });
}

/** Collects the server-rendered props by name. */
function takeSlots(host: HTMLElement): Readonly<Record<string, ReactNode>> {
  const isOwn = (element: Element): boolean =>
    element.parentElement?.closest('[data-client]') === host;
  const slots: [string, readonly Node[]][] = [];
  for (const element of [...host.querySelectorAll('client-slot')]) {
    if (!isOwn(element)) continue;
    slots.push([element.getAttribute('name') ?? '', [...element.childNodes]]);
  }
  for (const template of [
    ...host.querySelectorAll<HTMLTemplateElement>('template[data-slot]'),
  ]) {
    if (!isOwn(template)) continue;
    const { content, dataset } = template;
    slots.push([dataset['slot'] ?? '', [...content.childNodes]]);
    template.remove();
  }
  return Object.fromEntries(
    slots.map(([name, nodes]) => [
      name,
      <Slot key={name} name={name} nodes={{ current: nodes }} />,
    ]),
  );
}

/**
 * Hydrates a component in the site's error boundary.
 *
 * @param early events before the component was loaded
 * @returns unmounts it
 */
export function mount(
  Component: ComponentType<Record<string, unknown>>,
  host: HTMLElement,
  early: readonly Event[],
): () => void {
  const props = JSON.parse(host.dataset['props'] ?? '{}') as object;
  const repeat = replayEarly(host, early);
  const slots = takeSlots(host);
  const element = (
    <BrowserContextProvider>
      <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
        <Component {...props} {...slots} />
      </ErrorBoundary>
    </BrowserContextProvider>
  );
  let container = host;
  const live = (): void => {
    // Runs effects first, so that handlers exist when the early events are replayed.
    render(element, container);
    host.dataset['awake'] = 'live';
    repeat();
  };
  try {
    hydrate(element, host);
    live();
  } catch {
    // React 17 throws here if a component throws while it hydrates, before an error
    // boundary can catch it. React still has work queued for that container, so render into
    // a new one after it.
    container = document.createElement('div');
    host.textContent = '';
    host.append(container);
    setTimeout(() => {
      render(element, container);
      live();
    });
  }
  return () => {
    unmountComponentAtNode(container);
  };
}
