import type { Element, ElementContent, Nodes } from 'hast';

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

/** The text in a node, line breaks included. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** The first element below a node for which the test holds. */
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
