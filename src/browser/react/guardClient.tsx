import React from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import { splitProps } from './splitProps';
import { wrapExports, type Exports } from './wrapExports';

/** What the build would refuse, said once. */
const said = new Set<string>();

function check(id: string, props: Readonly<Record<string, unknown>>): void {
  try {
    splitProps(id, props);
  } catch (error) {
    const text = String(error);
    if (!said.has(text)) console.error(text);
    said.add(text);
  }
}

/**
 * What client components are in `npm start`, where core's client renders them with
 * the page: each has the error boundary that the build gives it, and what the build
 * would refuse of its props is an error of the console.
 */
export const wrapClient = (id: string, exports: Exports): Exports =>
  wrapExports(exports, (Component, name) => {
    const own = name === 'default' ? id : `${id}#${name}`;
    return function Client(props) {
      check(own, props);
      return (
        <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
          <Component {...props} />
        </ErrorBoundary>
      );
    };
  });
