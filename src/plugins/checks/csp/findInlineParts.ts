import { Parser } from 'htmlparser2';

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
