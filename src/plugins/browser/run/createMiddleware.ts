import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { TextFiles } from '../../shared/textFiles';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves the runner's files in `npm start`, made when somebody runs a sample. */
export function createMiddleware(getFiles: () => Promise<TextFiles>) {
  return (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (error: unknown) => void,
  ): void => {
    const wanted = url
      .slice(1)
      .replace(/\?.*/, '')
      .replace(/\/$/, '/index.html');
    const answer = (files: TextFiles): void => {
      const text = files[wanted];
      const type = TYPES[path.extname(wanted)] ?? 'text/plain';
      response.statusCode = text === undefined ? 404 : 200;
      response.setHeader('content-type', type);
      response.end(text);
    };
    getFiles().then(answer, next);
  };
}
