import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServed } from '../../shared/serveFiles';
import { getFolder, type Wanted } from './Wanted';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Paths of files that aren't pages; the last dot of `1.1.0` isn't an extension. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/**
 * Responds like the host of the built site: with the files of plugins, including the
 * redirect pages, and with status 404 for a page that doesn't exist.
 */
export const answerLikeHost =
  (baseUrl: string, wanted: Wanted) =>
  (
    { url = '', headers }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    // `url` is relative to the base URL.
    const file = decodeURI(url.replace(/[?#].*/, '')).slice(1);
    const answer = async (): Promise<void> => {
      for (const name of [
        file,
        `${getFolder(`/${file}`).slice(1)}index.html`,
      ]) {
        const text = await readServed(name);
        if (text === undefined) continue;
        const type = TYPES[path.extname(name)] ?? 'text/plain';
        response.setHeader('content-type', type).end(text);
        return;
      }
      if (headers.accept?.includes('text/html') && !FILE.test(file)) {
        if (!wanted.addPage(baseUrl + file)) response.statusCode = 404;
      }
      next();
    };
    answer().catch(next);
  };
