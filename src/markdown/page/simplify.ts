import type { Element, ElementContent } from 'hast';
import {
  element,
  findElement,
  getText,
  hasClass,
  isElement,
  textNode,
} from './elements';

/** True for elements that don't work outside a browser. */
const isScreenOnly = (node: Element): boolean =>
  hasClass(node, 'hash-link') ||
  node.properties['data-control'] !== undefined ||
  node.properties['aria-hidden'] === 'true' ||
  node.properties['data-screen-only'] !== undefined ||
  // A `<wbr>` only marks a possible line break in a long name.
  node.tagName === 'wbr' ||
  // An image with an empty `alt` is decorative.
  (node.tagName === 'img' && node.properties['alt'] === '');

const label = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', children)]);

/** Returns `js` for a block with the class `language-js`. */
function getLanguage(block: Element): string | undefined {
  const { className } = block.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function simplifyPre(pre: Element, language = getLanguage(pre)): Element {
  const properties = language ? { className: [`language-${language}`] } : {};
  const code = element('code', [textNode(getText(pre))], properties);
  return element('pre', [code]);
}

const findPre = (node: ElementContent): Element | undefined =>
  findElement(node, ({ tagName }) => tagName === 'pre');

function simplifyCodeBlock(block: Element, pre: Element): ElementContent[] {
  const [first] = block.children;
  const title =
    first && isElement(first) && !findPre(first)
      ? [label(simplifyChildren(first))]
      : [];
  return [...title, simplifyPre(pre, getLanguage(block) ?? getLanguage(pre))];
}

const isLink = (node: ElementContent): node is Element =>
  isElement(node) && node.tagName === 'a';

/** Moves links out of code, because Markdown allows links only around code. */
const simplifyLinkedCode = (code: Element): ElementContent[] =>
  code.children.map((child) =>
    isLink(child)
      ? { ...child, children: [{ ...code, children: child.children }] }
      : { ...code, children: [child] },
  );

function simplifyAdmonition(block: Element): ElementContent[] {
  const [head, ...content] = block.children;
  const name = head ? getText(head) : '';
  return [
    element('blockquote', [
      label([textNode(name.charAt(0).toUpperCase() + name.slice(1))]),
      ...content.flatMap(simplify),
    ]),
  ];
}

/** Replaces a diagram with its title and description; the page lists its content. */
function simplifyDrawing(svg: Element): ElementContent[] {
  const read = (name: string): string => {
    const found = findElement(svg, ({ tagName }) => tagName === name);
    return found ? getText(found) : '';
  };
  return [
    label([textNode(`Diagram: ${read('title')}`)]),
    element('p', [textNode(read('desc'))]),
  ];
}

function simplifyDefinitions(list: Element): ElementContent[] {
  const parts = list.children
    .flatMap((child) =>
      isElement(child) && child.tagName === 'div' ? child.children : [child],
    )
    .filter(isElement);
  const entries: ElementContent[] = [];
  for (const part of parts) {
    const children = part.children.flatMap(simplify);
    if (part.tagName === 'dt') {
      const isMarked = children.some(isElement);
      const name = isMarked ? children : [element('strong', children)];
      entries.push(element('li', name));
      continue;
    }
    const entry = entries.at(-1);
    if (entry && isElement(entry)) {
      entry.children.push(textNode(': '), ...children);
    }
  }
  return [element('ul', entries)];
}

/** Returns the text to put between two elements that only CSS separates. */
function separate(before: ElementContent | undefined, after: ElementContent) {
  if (!before || !isElement(before) || !isElement(after)) return [];
  const names = [before.tagName, after.tagName];
  if (names.every((name) => name === 'a')) return [textNode(', ')];
  return names.includes('span') ? [textNode(' ')] : [];
}

const simplifyChildren = ({ children }: Element): ElementContent[] =>
  children.flatMap((child, i) => [
    ...separate(children[i - 1], child),
    ...simplify(child),
  ]);

const FIELDS = ['button', 'input', 'select', 'textarea'];

/** Form fields need scripts. */
const dropFields = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isElement(child) || !FIELDS.includes(child.tagName))
    .map((child) => (isElement(child) ? dropFields(child) : child)),
});

/** True for the wrapper of an element that a client component receives. */
const isSlot = ({ tagName, properties }: Element): boolean =>
  tagName === 'client-slot' || properties['data-slot'] !== undefined;

/**
 * Converts a part of a page to HTML without controls and colors. Replaces an element that
 * Markdown lacks with the nearest element that Markdown has.
 */
export function simplify(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === 'text' ? [node] : [];
  if (isScreenOnly(node)) return [];
  const { tagName } = node;
  const isBlock = tagName === 'figure' || hasClass(node, 'theme-code-block');
  const pre = isBlock && findPre(node);
  if (pre) return simplifyCodeBlock(node, pre);
  if (hasClass(node, 'theme-admonition')) return simplifyAdmonition(node);
  if (tagName === 'client-component') return simplifyChildren(dropFields(node));
  if (isSlot(node)) return simplifyChildren(node);
  if (tagName === 'pre') return [simplifyPre(node)];
  if (tagName === 'code' && node.children.some(isLink)) {
    return simplifyLinkedCode(node);
  }
  if (tagName === 'svg' && node.properties['role'] === 'img') {
    return simplifyDrawing(node);
  }
  if (tagName === 'dl') return simplifyDefinitions(node);
  const children = simplifyChildren(node);
  if (tagName === 'figcaption') return [element('p', children)];
  if (tagName === 'summary') return [label(children)];
  return [{ ...node, children }];
}
