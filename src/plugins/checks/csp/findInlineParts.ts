/** What stands in a page and needs the policy's leave. */
export interface InlineParts {
  /** Texts of the scripts that a browser would run. */
  readonly scripts: readonly string[];
  /** Event handlers and styles, as they stand in their elements. */
  readonly attributes: readonly string[];
}

const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** A tag with such an attribute, whatever stands before it in quotes. */
const TAG = /<[a-z][^\s/>]*\s(?:[^>"']|"[^"]*"|'[^']*')*>|<style\b[^>]*>/gi;
const ATTRIBUTE = /\s([^\s=>"']+)(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?/g;

/** The handlers and styles of a tag, or the tag if it is itself a style. */
function findInTag(tag: string): readonly string[] {
  if (/^<style\b/i.test(tag)) return [tag];
  return [...tag.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => /^(?:on[a-z]+|style)$/i.test(name))
    .map(([attribute]) => attribute.trim());
}

/** Scripts with an address are files; those of other types are only data. */
function isInline(attributes: string): boolean {
  return !/\ssrc=/i.test(attributes) && !/\/(ld\+)?json\b/i.test(attributes);
}

/** Finds what stands inline in a page. */
export function findInlineParts(html: string): InlineParts {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => isInline(attributes))
    .map(([, , text = '']) => text);
  const markup = html.replace(SCRIPT, '<script$1>');
  // Few pages have any, and the tags of a page are thousands.
  const tags = /\s(?:on[a-z]+|style)=|<style\b/i.test(markup)
    ? (markup.match(TAG) ?? [])
    : [];
  return {
    scripts,
    attributes: tags.flatMap(findInTag),
  };
}
