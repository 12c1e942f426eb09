import { findInlineParts, type InlineParts } from './findInlineParts';
import { printPolicy, type Hosts } from './policy';

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

/** What the policy of a page would block, or should not allow. */
export function findFaults(
  { scripts, handlers, hasPlace }: PageParts,
  isKnown: (script: string) => boolean,
): readonly string[] {
  return [
    ...scripts
      .filter((text) => !isKnown(text))
      .map(
        (text) =>
          `unknown inline script "${quote(text)}". The policy of the site blocks inline scripts, those of plugins too. Put it into a file of static/, and name that in "scripts" in docusaurus.config.ts.`,
      ),
    ...handlers.map(
      (text) =>
        `inline handler \`${quote(text)}\`. Use addEventListener instead: the policy blocks it.`,
    ),
    ...(hasPlace ? [] : ['no <meta charset> to put a policy after.']),
  ];
}
