import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BASE = '/firebolt-documentation';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const read = (file: string): Uint8Array =>
  new Uint8Array(fs.existsSync(file) ? fs.readFileSync(file) : []);

/**
 * Serves a built site like a typical host: compressed, with caching of hashed files.
 * @param getFolder called for each request
 */
export async function serve(
  getFolder: () => string,
  port: number,
): Promise<http.Server> {
  const bodies = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.replace(BASE, '').replace(/\/$/, '/index.html');
    const folder = getFolder();
    const wanted = path.join(folder, name);
    const isFile = fs.statSync(wanted, { throwIfNoEntry: false })?.isFile();
    const file = isFile ? wanted : path.join(folder, '404.html');
    const body = bodies.get(file) ?? gzipSync(read(file), { level: 9 });
    bodies.set(file, body);
    const isHashed = pathname.includes('/assets/');
    const headers = {
      'content-type': TYPES[path.extname(file)] ?? 'text/plain',
      'content-encoding': 'gzip',
      'cache-control': isHashed ? 'max-age=31536000, immutable' : 'no-cache',
    };
    response.writeHead(isFile ? 200 : 404, headers).end(body);
  });
  server.listen(port);
  await once(server, 'listening');
  return server;
}

export const getUrl = (port: number, page: string): string =>
  `http://localhost:${String(port)}${BASE}/${page}`;
