import type { Element, Root } from 'hast';
import { Parser } from 'htmlparser2';

/** Three times as fast as a general parser, but reads only the build's HTML. */
export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parser = new Parser({
    onopentag: (tagName, { class: classes, ...others }) => {
      const element: Element = {
        type: 'element',
        tagName,
        properties: classes
          ? { ...others, className: classes.split(/\s+/) }
          : others,
        children: [],
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag: () => open.pop(),
    ontext: (value) => {
      const { children } = open.at(-1) ?? root;
      const last = children.at(-1);
      // The parser reports each entity as a separate piece of text.
      if (last?.type === 'text') last.value += value;
      else children.push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}

const ARTICLE = /<div class="theme-doc-markdown[^]*?(?=<footer|<\/article>)/;
const MAIN = /<main[^]*?<\/main>/;

/** Returns a page's article or, if it has none, everything below the navbar. */
export const cutContent = (html: string): string =>
  (ARTICLE.exec(html) ?? MAIN.exec(html))?.[0] ?? '';
