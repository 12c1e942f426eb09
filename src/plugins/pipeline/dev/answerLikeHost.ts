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

/** Files that are not pages; a version has dots in its name, too. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/**
 * Answers as the host of the built site does: with the files of plugins, among them
 * the pages of redirects, and with the status 404 where there is no page.
 */
export const answerLikeHost =
  (baseUrl: string, wanted: Wanted) =>
  (
    { url = '', headers }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    // Below the base URL.
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
