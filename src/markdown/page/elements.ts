import type { Element, ElementContent, Nodes } from 'hast';

/** Elements that Markdown has syntax for, or that only group others. */
export const KNOWN_ELEMENTS: ReadonlySet<string> = new Set(
  `a article b blockquote br code del details div em figure h1 h2 h3 h4 h5 h6
  header hr i img input li main ol p pre section span strong table tbody td th
  thead tr ul`.split(/\s+/),
);

export const isElement = (node: Nodes): node is Element =>
  node.type === 'element';

export const hasClass = (node: Nodes, name: string): boolean =>
  isElement(node) &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes(name);

export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

export const textNode = (value: string): ElementContent => ({
  type: 'text',
  value,
});

/** Like `textContent`, but `<br>` becomes a line break. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** Searches the node itself and its descendants. */
export function findElement(
  node: Nodes,
  test: (one: Element) => boolean,
): Element | undefined {
  if (isElement(node) && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found) return found;
  }
  return undefined;
}
