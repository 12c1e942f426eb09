import path from 'node:path';
import type { RequestHandler } from 'express';
import { readServed } from '../../shared/serveFiles';
import { getFolder, type Wanted } from './Wanted';

/** Paths of files that aren't pages; the last dot of `1.1.0` isn't an extension. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** Serves the plugins' files, and sends status 404 for pages that don't exist. */
export const answerLikeHost =
  (baseUrl: string, wanted: Wanted): RequestHandler =>
  ({ url, headers }, response, next) => {
    // `url` is relative to the base URL.
    const file = decodeURI(url.replace(/[?#].*/, '')).slice(1);
    const page = `${getFolder(`/${file}`).slice(1)}index.html`;
    const answer = async (): Promise<void> => {
      for (const name of [file, page]) {
        const text = await readServed(name);
        if (text === undefined) continue;
        // Express would send `.ts` files as video.
        const type = name.endsWith('.ts') ? '.txt' : path.extname(name);
        response.type(type).send(text);
        return;
      }
      if (headers.accept?.includes('text/html') && !FILE.test(file)) {
        if (!wanted.addPage(baseUrl + file)) response.statusCode = 404;
      }
      next();
    };
    answer().catch(next);
  };
