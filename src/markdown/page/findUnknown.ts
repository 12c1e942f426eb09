import type { Nodes } from 'hast';
import { isElement } from './elements';

/** Elements that Markdown can say, or that only group others. */
const KNOWN_ELEMENTS = new Set(
  `a article b blockquote br code del details div em figure h1 h2 h3 h4 h5 h6
  header hr i img li main ol p pre section span strong table tbody td th thead
  tr ul`.split(/\s+/),
);

/** The names of the elements that have no counterpart in Markdown. */
export function findUnknown(node: Nodes): readonly string[] {
  const own =
    isElement(node) && !KNOWN_ELEMENTS.has(node.tagName) ? [node.tagName] : [];
  const inside = 'children' in node ? node.children.flatMap(findUnknown) : [];
  return [...new Set([...own, ...inside])];
}
