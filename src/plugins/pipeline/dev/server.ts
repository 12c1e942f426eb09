import {
  renderToStaticMarkup,
  renderToString as render,
} from 'react-dom/server.browser';
import type { ReactElement } from 'react';

export { renderToStaticMarkup };

const NEEDLESS = 'useLayoutEffect does nothing on the server';

/**
 * Stands for `react-dom/server` in `npm start`, where the browser prints what a build
 * prints. React complains there about packages that see a window, and so ask for
 * effects; nothing is wrong, and nobody could help it.
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
