import {
  renderToStaticMarkup,
  renderToString as render,
} from 'react-dom/server.browser';
import type { ReactElement } from 'react';

export { renderToStaticMarkup };

const NEEDLESS = 'useLayoutEffect does nothing on the server';

/**
 * Replaces `react-dom/server` with `npm start`, where the browser renders strings that a
 * build renders on the server. React then warns about layout effects of packages. This
 * hides the warning, which is a false alarm.
 */
export function renderToString(element: ReactElement): string {
  const { error } = console;
  console.error = (...args: unknown[]) => {
    if (!String(args[0]).includes(NEEDLESS)) error(...args);
  };
  try {
    return render(element);
  } finally {
    console.error = error;
  }
}
