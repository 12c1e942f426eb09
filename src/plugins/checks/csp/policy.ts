import { createHash } from 'node:crypto';

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
    `script-src 'self'${printHashes(scripts)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
