import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

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
interface Allowed {
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
 * `default-src` is not 'none', because browsers take it for prefetched pages; core
 * puts small images, media and fonts into addresses that begin with `data:`.
 */
function printPolicy({ scripts, styles, hosts }: Allowed): string {
  const print = (kind: keyof Hosts, ...sources: readonly string[]): string =>
    [DIRECTIVES[kind], ...sources, ...(hosts[kind] ?? [])].join(' ');
  return [
    "default-src 'self' data:",
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
    print('frames', "'self'"),
    ...(['images', 'media', 'fonts'] as const)
      .filter((kind) => hosts[kind])
      .map((kind) => print(kind, "'self'", 'data:')),
    ...(DEV || hosts.connections
      ? [print('connections', "'self'", ...(DEV ? ['ws:', 'wss:'] : []))]
      : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What stands in a page and needs the policy's leave. */
export interface InlineParts {
  /** Texts of the scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** Texts of styles: of elements, of attributes, and of what scripts insert. */
  readonly styles: readonly string[];
  /** Event handlers, as they stand in their elements. */
  readonly handlers: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Core's banner of a wrong base URL is HTML in a script. */
const STYLE_IN_SCRIPT = /\bstyle=\\"([^"\\]*)\\"/g;

/** Scripts with an address are files; those of other types are only data. */
function isInline(attributes: string): boolean {
  return !/\ssrc=/i.test(attributes) && !/\/(ld\+)?json\b/i.test(attributes);
}

function findInMarkup(html: string): Omit<InlineParts, 'scripts'> {
  const styles: string[] = [];
  const handlers: string[] = [];
  let isStyle = false;
  const parser = new Parser({
    onopentag(element, attributes) {
      isStyle = element === 'style';
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') styles.push(value);
        else if (/^on[a-z]+$/.test(name)) handlers.push(`${name}="${value}"`);
      }
    },
    ontext(text) {
      if (isStyle) styles.push(text);
    },
    onclosetag() {
      isStyle = false;
    },
  });
  parser.end(html);
  return { styles, handlers };
}

/** Finds what stands inline in a page. */
export function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => isInline(attributes))
    .map(([, , text = '']) => text);
  const markup = html.replace(SCRIPT, '<script$1></script>');
  // Few pages have any, and the tags of a page are thousands.
  const { styles, handlers } = /\s(?:on[a-z]+|style)=|<style\b/i.test(markup)
    ? findInMarkup(markup)
    : { styles: [], handlers: [] };
  const inserted = scripts.flatMap((text) =>
    Array.from(text.matchAll(STYLE_IN_SCRIPT), ([, style = '']) => style),
  );
  return { scripts, styles: [...styles, ...inserted], handlers };
}

/** The theme's style of an open list, which says what is so without it. */
const NEEDLESS_STYLE = / style="display:block;overflow:visible;height:auto"/g;

/** Policies apply to what comes after them, so it is the first element. */
const CHARSET = /<meta charset="?[\w-]+"?\s*\/?>/i;

/** What the policy of a page is about. */
export interface PageParts extends InlineParts {
  /** Whether there was a place for the policy. */
  readonly hasPlace: boolean;
}

/** A page with its policy. */
export interface SecuredPage {
  readonly html: string;
  readonly parts: PageParts;
}

/** Shows how a text begins. */
const quote = (text: string): string => {
  const start = text.trim().replace(/\s+/g, ' ');
  return start.length > 60 ? `${start.slice(0, 60)}…` : start;
};

/**
 * Puts the policy into a page, unless it is there, with leave for its scripts and
 * styles.
 */
export function addPolicy(page: string, hosts: Hosts = {}): SecuredPage {
  const html = page.replace(NEEDLESS_STYLE, '');
  const parts = findInlineParts(html);
  const policy = printPolicy({
    scripts: parts.scripts,
    styles: parts.styles,
    hosts,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return {
    html: html.includes(meta)
      ? html
      : html.replace(CHARSET, (charset) => charset + meta),
    parts: { ...parts, hasPlace: CHARSET.test(html) },
  };
}

/** Handlers of a page in its HTML, which do nothing: the policy blocks them. */
export const findBlocked = ({ handlers }: PageParts): readonly string[] =>
  handlers.map(
    (text) =>
      `inline handler \`${quote(text)}\`: the policy blocks it. Add the listener in a script instead: a file of static/ that "scripts" in docusaurus.config.ts names.`,
  );

/** What the policy of a page should not allow. */
export function findFaults(
  { scripts, hasPlace }: PageParts,
  isKnown: (script: string) => boolean,
): readonly string[] {
  return [
    ...scripts
      .filter((text) => !isKnown(text))
      .map(
        (text) =>
          `unknown inline script "${quote(text)}". The Content-Security-Policy blocks inline scripts, including those of plugins. Move it to a file in static/ and list the file under "scripts" in docusaurus.config.ts.`,
      ),
    ...(hasPlace
      ? []
      : [
          'no <meta charset>. Add it: the Content-Security-Policy is inserted after it.',
        ]),
  ];
}
