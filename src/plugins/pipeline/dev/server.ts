import {
  renderToStaticMarkup,
  renderToString as render,
} from 'react-dom/server.browser';
import type { ReactElement } from 'react';

export { renderToStaticMarkup };

const NEEDLESS = 'useLayoutEffect does nothing on the server';

// With `npm start`, the browser renders strings that a build renders on the server, so
// React's warning about layout effects in packages is a false alarm.
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
