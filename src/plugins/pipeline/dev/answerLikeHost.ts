import fs from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LoadContext } from '@docusaurus/types';
import { readServed } from '../../shared/serveFiles';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** `/docs/api/` for `/docs/api` and `/docs/api/index.html`. */
const getFolder = (file: string): string =>
  file.replace(/\/index\.html$/, '').replace(/\/?$/, '/');

/** Whether the router knows the address. Core names routes with a hash behind. */
function isPage(generatedFilesDir: string, folder: string): boolean {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const routes = JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  return Object.keys(routes).some(
    (name) => getFolder(name.replace(/-[0-9a-f]{3}$/, '')) === folder,
  );
}

/**
 * Answers as the host of the built site does: with the files of plugins, among them
 * the pages of redirects, and with the status 404 where there is no page.
 */
export const answerLikeHost =
  ({ baseUrl, generatedFilesDir }: LoadContext) =>
  (
    { url = '', headers }: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ): void => {
    // Below the base URL.
    const file = decodeURI(url.replace(/[?#].*/, '')).slice(1);
    const folder = getFolder(`/${file}`).slice(1);
    const answer = async (): Promise<void> => {
      for (const name of [file, `${folder}index.html`]) {
        const text = await readServed(name);
        if (text === undefined) continue;
        const type = TYPES[path.extname(name)] ?? 'text/plain';
        response.setHeader('content-type', type).end(text);
        return;
      }
      const isNavigation =
        headers.accept?.includes('text/html') &&
        !/\.(?!html$)[a-z]\w*$/i.test(file);
      if (isNavigation && !isPage(generatedFilesDir, baseUrl + folder)) {
        response.statusCode = 404;
      }
      next();
    };
    answer().catch(next);
  };
