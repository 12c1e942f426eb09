import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { useLocation } from '@docusaurus/router';
import { getName, splitProps } from './splitProps';
import { wrapExports, type AnyComponent, type Exports } from './wrapExports';

/*
 * Renders each client component alone on the server, in a placeholder that `index.ts`
 * hydrates. It can't use the page's React contexts, which don't exist in the browser.
 */

/** True while a client component renders, so that nested ones become part of it. */
let isRendering = false;

/** Marks where a component renders an element that it receives as a prop. */
const printSlot = (name: string): ReactElement =>
  createElement('client-slot', {
    name,
    dangerouslySetInnerHTML: { __html: `<!--slot ${name}-->` },
  });

const SLOT = /<!--slot (\w+)-->/;

interface Printed {
  readonly id: string;
  readonly component: AnyComponent;
  /** `used` delays the hydration until the first interaction. */
  readonly wake: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** @throws with the component's name */
function renderAlone(
  { id, component: Component }: Printed,
  props: Readonly<Record<string, unknown>>,
  location: ReturnType<typeof useLocation>,
): string {
  isRendering = true;
  try {
    return renderToString(
      <StaticRouter location={location} context={{}}>
        <Component {...props} />
      </StaticRouter>,
    ).replace(/ data-reactroot=""/g, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `<${getName(id)}> of ${id}: ${reason} A client component is rendered on its own: it has its props and @docusaurus/core, but can't use the page's React context. Move code that needs a browser into an effect or <BrowserOnly>.`,
    );
  } finally {
    isRendering = false;
  }
}

/** A piece of HTML, whose tags may be unclosed; `render/worker.ts` inserts it. */
const printRaw = (html: string, key: number): ReactNode =>
  html && createElement('template', { key, 'data-raw': html });

function Placeholder(printed: Printed): ReactElement {
  const { id, wake, props } = printed;
  const location = useLocation();
  const { data, slots } = splitProps(id, props);
  const names = Object.keys(slots);
  const html = renderAlone(
    printed,
    {
      ...data,
      ...Object.fromEntries(names.map((name) => [name, printSlot(name)])),
    },
    location,
  );
  const host = {
    'data-client': id,
    'data-props': JSON.stringify(data),
    'data-wake': wake === 'used' ? wake : undefined,
  };
  if (names.length === 0) {
    return createElement('client-component', {
      ...host,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  const parts = html.split(SLOT);
  const shown = parts.filter((_, i) => i % 2 === 1);
  const twice = shown.find((name, i) => shown.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `<${getName(id)}> of ${id}: it renders its prop "${twice}" twice, but each element exists only once. Render it in one place.`,
    );
  }
  return createElement(
    'client-component',
    host,
    parts.map((part, i) => (i % 2 === 1 ? slots[part] : printRaw(part, i))),
    // Elements that the component doesn't render at first.
    names
      .filter((name) => !shown.includes(name))
      .map((name) =>
        createElement(
          'template',
          { key: name, 'data-slot': name },
          slots[name],
        ),
      ),
  );
}

/** Hooks of a client file may only be called while a client component renders. */
const guardHook =
  (id: string, name: string, hook: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    if (isRendering) return hook(...args);
    throw new Error(
      `${name}() of ${id}, a file that begins with 'use client', is called in a file that doesn't. Add 'use client' to the calling file, too.`,
    );
  };

const guardHooks = (id: string, exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports).map(([name, value]) => {
      const own = typeof value === 'function' ? value.name || name : name;
      return [
        name,
        typeof value === 'function' && /^use[A-Z]/.test(own)
          ? guardHook(id, own, value as (...args: unknown[]) => unknown)
          : value,
      ];
    }),
  );

/** Wraps each component of a client file so that it renders its placeholder. */
export const wrapClient = (file: string, exports: Exports): Exports =>
  wrapExports(file, guardHooks(file, exports), (Component, id) => {
    return function Client(props) {
      if (isRendering) return <Component {...props} />;
      const { wake } = exports;
      return <Placeholder {...{ id, component: Component, wake, props }} />;
    };
  });
