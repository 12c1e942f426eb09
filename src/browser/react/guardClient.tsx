import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import MDXContent from '@theme/MDXContent';
import { splitProps } from './splitProps';
import { wrapExports, type Exports } from './wrapExports';

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

/** With `npm start`, adds the build's error boundary, and reports forbidden props. */
export const wrapClient = (file: string, exports: Exports): Exports =>
  wrapExports(file, exports, (Component, id) => {
    return function Client(props) {
      check(id, props);
      return (
        <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
          <MDXContent>
            <Component {...props} />
          </MDXContent>
        </ErrorBoundary>
      );
    };
  });
