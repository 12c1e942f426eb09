import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { RunFile } from './bundle';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Serves the runner's files in `npm start`, made when somebody runs a sample. */
export function createMiddleware(getFiles: () => Promise<readonly RunFile[]>) {
  return (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    next: (error: unknown) => void,
  ): void => {
    const wanted = url
      .slice(1)
      .replace(/\?.*/, '')
      .replace(/\/$/, '/index.html');
    const answer = (files: readonly RunFile[]): void => {
      const file = files.find(({ name }) => name === wanted);
      const type = TYPES[path.extname(wanted)] ?? 'text/plain';
      response.statusCode = file ? 200 : 404;
      response.setHeader('content-type', type);
      response.end(file?.text);
    };
    getFiles().then(answer, next);
  };
}
