import { createHash } from 'node:crypto';

/** What the policy allows besides the files of the site itself. */
export interface Allowed {
  readonly scripts: readonly string[];
  /** Whether the page may show a frame of the site: where samples run. */
  readonly hasFrames: boolean;
}

function printHashes(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => ` 'sha256-${hash}'`)
    .join('');
}

/**
 * A policy that lets a page run and load what the site has, and no more.
 * `default-src` is not 'none', because browsers take it for prefetched pages.
 */
export function printPolicy({ scripts, hasFrames }: Allowed): string {
  return [
    "default-src 'self'",
    `script-src 'self'${printHashes(scripts)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src ${hasFrames ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
