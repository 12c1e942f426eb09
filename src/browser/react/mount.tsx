import React, {
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
import { takeEarly } from './takeEarly';

/**
 * Nodes that the server has printed and the component places. React neither
 * compares nor renders them; they stay the same nodes when the place comes and goes.
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

/** Takes up what the page has rendered for the component, by the name of its prop. */
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
 * Lets a component take over what the server has printed, in the error boundary of
 * the site.
 *
 * @param early what a reader has done with it so far
 * @returns ends it
 */
export function mount(
  Component: ComponentType<Record<string, unknown>>,
  host: HTMLElement,
  early: readonly Event[],
): () => void {
  const props = JSON.parse(host.dataset['props'] ?? '{}') as object;
  const repeat = takeEarly(host, early);
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
    // Lets effects run first, so that what was given early finds all in place.
    render(element, container);
    host.dataset['awake'] = 'live';
    repeat();
  };
  try {
    hydrate(element, host);
    live();
  } catch {
    // React 17 throws here, before a boundary can show, when a component throws
    // while it takes over what the server has printed. It still has work queued
    // for that place, which must run out first.
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
