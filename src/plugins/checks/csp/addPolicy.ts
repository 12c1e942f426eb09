import { findInlineParts, type InlineParts } from './findInlineParts';
import { printPolicy } from './policy';

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

/** Puts the policy into a page, unless it is there, with leave for its scripts. */
export function addPolicy(page: string): SecuredPage {
  const html = page.replace(NEEDLESS_STYLE, '');
  const parts = findInlineParts(html);
  const policy = printPolicy(parts.scripts);
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
  { scripts, attributes, hasPlace }: PageParts,
  known: ReadonlySet<string>,
): readonly string[] {
  return [
    ...scripts
      .filter((text) => !known.has(text))
      .map(
        (text) =>
          `unknown inline script "${quote(text)}". Move it into a file that the page loads, or name it in src/plugins/checks/csp/knownScripts.ts.`,
      ),
    ...attributes.map(
      (text) =>
        `inline ${text.startsWith('on') ? 'handler' : 'style'} \`${quote(text)}\`. Use ${text.startsWith('on') ? 'addEventListener' : 'a class'} instead: the policy blocks it.`,
    ),
    ...(hasPlace ? [] : ['no <meta charset> to put a policy after.']),
  ];
}
