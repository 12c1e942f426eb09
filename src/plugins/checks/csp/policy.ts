import { createHash } from 'node:crypto';

/**
 * What `npm start` needs besides: webpack evaluates modules with their source maps,
 * and not every browser takes a socket for 'self'.
 */
const DEV = process.env['NODE_ENV'] === 'development';

/** Directives by what a site may ask of other hosts. */
const DIRECTIVES = {
  scripts: 'script-src',
  styles: 'style-src',
  images: 'img-src',
  media: 'media-src',
  frames: 'frame-src',
  fonts: 'font-src',
  connections: 'connect-src',
} as const;

/** Other hosts that pages may load from: `https://media.example`. */
export type Hosts = Partial<
  Readonly<Record<keyof typeof DIRECTIVES, readonly string[]>>
>;

/** What the policy allows besides the files of the site itself. */
export interface Allowed {
  /** Texts of inline scripts. */
  readonly scripts: readonly string[];
  /** Texts of inline styles. */
  readonly styles: readonly string[];
  readonly hosts: Hosts;
}

const printHashes = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);

/**
 * A policy that lets a page run and load what the site has, and no more. Samples run
 * in a frame of the site.
 *
 * `default-src` is not 'none', because browsers take it for prefetched pages.
 */
export function printPolicy({ scripts, styles, hosts }: Allowed): string {
  const print = (kind: keyof Hosts, ...sources: readonly string[]): string =>
    [DIRECTIVES[kind], ...sources, ...(hosts[kind] ?? [])].join(' ');
  return [
    "default-src 'self'",
    print(
      'scripts',
      "'self'",
      ...printHashes(scripts),
      ...(DEV ? ["'unsafe-eval'"] : []),
    ),
    print(
      'styles',
      "'self'",
      ...(styles.length > 0 ? ["'unsafe-hashes'", ...printHashes(styles)] : []),
    ),
    print('images', "'self'", 'data:'),
    print('frames', "'self'"),
    ...(['media', 'fonts'] as const)
      .filter((kind) => hosts[kind])
      .map((kind) => print(kind, "'self'")),
    ...(DEV || hosts.connections
      ? [print('connections', "'self'", ...(DEV ? ['ws:', 'wss:'] : []))]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
