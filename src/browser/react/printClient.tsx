import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { useLocation } from '@docusaurus/router';
import MDXContent from '@theme/MDXContent';
import PrintHead, { collectHeads, isRendering } from './printHead';
import { getName, splitProps } from './splitProps';
import { wrapExports, type AnyComponent, type Exports } from './wrapExports';

/*
 * On the server, renders client components into placeholders. The page's React contexts
 * are missing, because the browser doesn't have them.
 */

/** Marks where a component renders an element from its props. */
const printSlot = (name: string): ReactElement =>
  createElement('client-slot', {
    name,
    dangerouslySetInnerHTML: { __html: `<!--slot ${name}-->` },
  });

const SLOT = /<!--slot (\w+)-->/;

interface Printed {
  readonly id: string;
  readonly component: AnyComponent;
  /** With `used`, hydration waits for the first interaction. */
  readonly wake: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** @throws with the component's name */
function renderAlone(
  { id, component: Component }: Printed,
  props: Readonly<Record<string, unknown>>,
  location: ReturnType<typeof useLocation>,
): string {
  try {
    return renderToString(
      <StaticRouter location={location} context={{}}>
        <MDXContent>
          <Component {...props} />
        </MDXContent>
      </StaticRouter>,
    ).replace(/ data-reactroot=""/g, '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `<${getName(id)}> of ${id}: ${reason} A client component is rendered on its own: it can use its props and @docusaurus/core, but not the page's React context. Move code that needs a browser into an effect or <BrowserOnly>.`,
    );
  }
}

/** `placeParts.ts` inserts this HTML, which may have unclosed tags, into the page. */
const printRaw = (html: string, key: number): ReactNode =>
  html && <template key={key} data-raw={html} />;

function Placeholder(printed: Printed): ReactElement {
  const { id, wake, props } = printed;
  const location = useLocation();
  const { data, slots } = splitProps(id, props);
  const names = Object.keys(slots);
  const marks = Object.fromEntries(
    names.map((name) => [name, printSlot(name)]),
  );
  const [html, heads] = collectHeads(() =>
    renderAlone(printed, { ...data, ...marks }, location),
  );
  const host = {
    'data-client': id,
    'data-props': JSON.stringify(data),
    'data-wake': wake === 'used' ? wake : undefined,
  };
  const parts = html.split(SLOT);
  const shown = parts.filter((_, i) => i % 2 === 1);
  const twice = shown.find((name, i) => shown.indexOf(name) < i);
  if (twice !== undefined) {
    throw new Error(
      `<${getName(id)}> of ${id} renders its prop "${twice}" twice, but an element can be in only one place. Render it once.`,
    );
  }
  return createElement(
    'client-component',
    host,
    parts.map((part, i) => (i % 2 === 1 ? slots[part] : printRaw(part, i))),
    heads.map((head, i) => <PrintHead key={i} {...head} />),
    // The component may render these elements later.
    names
      .filter((name) => !shown.includes(name))
      .map((name) => (
        <template key={name} data-slot={name}>
          {slots[name]}
        </template>
      )),
  );
}

/** A client file's hooks may be called only while a client component renders. */
const guardHooks = (id: string, exports: Exports): Exports =>
  Object.fromEntries(
    Object.entries(exports).map(([name, value]) => {
      const own = typeof value === 'function' ? value.name || name : '';
      if (!/^use[A-Z]/.test(own)) return [name, value];
      const hook = value as (...args: unknown[]) => unknown;
      const guarded = (...args: unknown[]): unknown => {
        if (isRendering()) return hook(...args);
        throw new Error(
          `${own}() of ${id}, a file that begins with 'use client', is called in a file that doesn't. Add 'use client' to the calling file, too.`,
        );
      };
      return [name, guarded];
    }),
  );

export const wrapClient = (file: string, exports: Exports): Exports =>
  wrapExports(file, guardHooks(file, exports), (Component, id) => {
    return function Client(props) {
      if (isRendering()) return <Component {...props} />;
      const { wake } = exports;
      return <Placeholder {...{ id, component: Component, wake, props }} />;
    };
  });
