import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import { splitProps } from './splitProps';
import { wrapExports, type Exports } from './wrapExports';

/** Logged errors, so that each is logged once. */
const logged = new Set<string>();

function check(id: string, props: Readonly<Record<string, unknown>>): void {
  try {
    splitProps(id, props);
  } catch (error) {
    const text = String(error);
    if (!logged.has(text)) console.error(text);
    logged.add(text);
  }
}

/**
 * Wraps client components with `npm start`, where Docusaurus's client renders them. Like the
 * build, adds an error boundary, and reports props that aren't allowed.
 */
export const wrapClient = (file: string, exports: Exports): Exports =>
  wrapExports(file, exports, (Component, id) => {
    return function Client(props) {
      check(id, props);
      return (
        <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
          <Component {...props} />
        </ErrorBoundary>
      );
    };
  });
