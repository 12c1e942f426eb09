import { unescapeMarkup } from '../../../text/unescapeMarkup';

/** A client component's HTML before and after its slots, escaped in an attribute. */
const RAW = /<template data-raw="([^"]*)"><\/template>/g;

const TAG = /<(\/?)([a-z][\w-]*)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;

const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The start tag of these elements closes an open paragraph. */
const BLOCK =
  /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|hgroup|hr|main|menu|nav|ol|p|pre|search|section|table|ul)$/;

/** Elements that may contain only parts of a table. */
const TABLE = /^(?:table|thead|tbody|tfoot|tr)$/;

/** Returns the open element that can't contain the new one in HTML, or `''`. */
function findConflict(name: string, open: readonly string[]): string {
  if (name === 'client-component')
    return TABLE.test(open.at(-1) ?? '') ? (open.at(-1) ?? '') : '';
  if (/^(?:a|button)$/.test(name)) return open.includes(name) ? name : '';
  return BLOCK.test(name) && open.includes('p') ? 'p' : '';
}

// An HTML parser would move misplaced HTML out of its placeholder. That HTML would stay
// on the page beside the component that React renders.
function checkPlaces(html: string): void {
  const open: string[] = [];
  const ids: { readonly depth: number; readonly id: string }[] = [];
  for (const [, slash, name = '', attributes = '', closed] of html.matchAll(
    TAG,
  )) {
    if (slash) {
      open.pop();
      if (ids.at(-1)?.depth === open.length) ids.pop();
      continue;
    }
    const id = /\sdata-client="([^"]*)"/.exec(attributes)?.[1];
    if (id !== undefined) ids.push({ depth: open.length, id });
    const at = ids.at(-1);
    const conflict = at && findConflict(name, open);
    if (conflict) {
      const what = name === 'client-component' ? 'is' : `renders <${name}>`;
      throw new Error(
        `${at.id} ${what} inside <${conflict}>, which HTML doesn't allow: browsers would move it. ${conflict === 'p' ? 'In Markdown, put the component on its own line, with an empty line before and after, or render a <span>.' : `Put the component around the <${conflict}>, or render a different element.`}`,
      );
    }
    if (!closed && !VOID.test(name)) open.push(name);
  }
}

/** Inserts the HTML of client components around their slots. */
export function placeParts(html: string): string {
  if (!html.includes('data-client="')) return html;
  const placed = html.replace(RAW, (_, text: string) => unescapeMarkup(text));
  const shown = placed.replace(/<template data-state=[^]*?<\/template>/g, '');
  if (shown.includes('data-client="')) checkPlaces(shown);
  return placed;
}
