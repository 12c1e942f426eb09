import { createHash } from 'node:crypto';

/**
 * What `npm start` needs besides: webpack evaluates modules with their source maps,
 * and not every browser takes a socket for 'self'.
 */
const DEV = process.env['NODE_ENV'] === 'development';

function printHashes(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => ` 'sha256-${hash}'`)
    .join('');
}

/**
 * A policy that lets a page run and load what the site has, and no more. Samples run
 * in a frame of the site.
 *
 * @param scripts texts of the inline scripts that may run
 * `default-src` is not 'none', because browsers take it for prefetched pages.
 */
export function printPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self'${printHashes(scripts)}${DEV ? " 'unsafe-eval'" : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    ...(DEV ? ["connect-src 'self' ws: wss:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
