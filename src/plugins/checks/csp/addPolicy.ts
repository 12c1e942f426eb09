import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

// `npm start` needs 'unsafe-eval', because webpack evaluates modules for source maps, and
// `ws:`, because 'self' doesn't include WebSockets in every browser.
const DEV = process.env['NODE_ENV'] === 'development';

const DIRECTIVES = {
  scripts: 'script-src',
  styles: 'style-src',
  images: 'img-src',
  media: 'media-src',
  frames: 'frame-src',
  objects: 'object-src',
  fonts: 'font-src',
  connections: 'connect-src',
  forms: 'form-action',
} as const;

/** Other hosts that pages may load files from: `https://media.example`. */
export type Hosts = Partial<
  Readonly<Record<keyof typeof DIRECTIVES, readonly string[]>>
>;

const printHashes = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)]
    .map((text) => createHash('sha256').update(text).digest('base64'))
    .map((hash) => `'sha256-${hash}'`);

const printStyles = (styles: readonly string[]): readonly string[] =>
  styles.length > 0 ? ["'unsafe-hashes'", ...printHashes(styles)] : [];

// `default-src` isn't 'none', because browsers apply it to prefetched pages. It includes
// `data:`, because Docusaurus inlines small images, media, and fonts.
function printPolicy(
  { scripts, styles }: InlineParts,
  hosts: Hosts,
  hasObjects: boolean,
): string {
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
      // With `npm start`, scripts add the pages' styles.
      ...(DEV ? ["'unsafe-inline'"] : printStyles(styles)),
    ),
    print('frames', "'self'"),
    ...(['images', 'media', 'fonts'] as const)
      .filter((kind) => hosts[kind])
      .map((kind) => print(kind, "'self'", 'data:')),
    ...(DEV || hosts.connections
      ? [print('connections', "'self'", ...(DEV ? ['ws:', 'wss:'] : []))]
      : []),
    DEV || hasObjects ? print('objects', "'self'") : "object-src 'none'",
    "base-uri 'none'",
    print('forms', "'self'"),
  ].join('; ');
}

interface InlineParts {
  readonly scripts: readonly string[];
  /** Styles from `<style>`, from attributes, and from HTML that scripts insert. */
  readonly styles: readonly string[];
  /** Event handlers, as written: `onclick="…"`. */
  readonly handlers: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** Matches styles in Docusaurus's base URL banner, whose HTML is in a script. */
const STYLE_IN_SCRIPT = /\bstyle=\\"([^"\\]*)\\"/g;

/** Scripts with `src` aren't inline, and JSON scripts don't run. */
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

function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => isInline(attributes))
    .map(([, , text = '']) => text);
  // Parsing is slow, and most pages have neither styles nor handlers.
  const { styles, handlers } = /\s(?:on[a-z]+|style)=|<style\b/i.test(html)
    ? findInMarkup(html)
    : { styles: [], handlers: [] };
  const inserted = scripts.flatMap((text) =>
    Array.from(text.matchAll(STYLE_IN_SCRIPT), ([, style = '']) => style),
  );
  return { scripts, styles: [...styles, ...inserted], handlers };
}

/** The policy is inserted after this element, because it affects only what follows it. */
const CHARSET = /<meta charset="?[\w-]+"?\s*\/?>/i;

const quote = (text: string): string => {
  const start = text.trim().replace(/\s+/g, ' ');
  return start.length > 60 ? `${start.slice(0, 60)}…` : start;
};

/** @param isKnown whether an inline script is from Docusaurus or the theme */
export function addPolicy(
  html: string,
  hosts: Hosts = {},
  isKnown: (script: string) => boolean = () => true,
) {
  const parts = findInlineParts(html);
  const policy = printPolicy(parts, hosts, /<(?:object|embed)\b/i.test(html));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const errors = parts.scripts
    .filter((text) => !isKnown(text))
    .map(
      (text) =>
        `unknown inline script "${quote(text)}". The Content-Security-Policy blocks inline scripts, including those of plugins. Move it to a file in static/ and list the file under "scripts" in docusaurus.config.ts.`,
    );
  if (!CHARSET.test(html)) {
    errors.push(
      'no <meta charset>. Add it: the Content-Security-Policy is inserted after it.',
    );
  }
  return {
    html: html.includes(meta)
      ? html
      : html.replace(CHARSET, (charset) => charset + meta),
    errors,
    warnings: parts.handlers.map(
      (text) =>
        `inline handler \`${quote(text)}\`: the policy blocks it. Add the listener in a script instead: a file in static/ that is listed under "scripts" in docusaurus.config.ts.`,
    ),
  };
}
