import type { Element, ElementContent } from 'hast';
import {
  element,
  findElement,
  getText,
  hasClass,
  isElement,
  textNode,
} from './elements';

/** What belongs to the site around a page, or waits for a press. */
const CHROME = [
  'hash-link',
  'pagination-nav',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
];

function isChrome(node: Element): boolean {
  return (
    node.properties['data-control'] !== undefined ||
    node.properties['aria-hidden'] === 'true' ||
    // Fields and ways that only a page on a screen has.
    node.properties['data-screen-only'] !== undefined ||
    CHROME.some((name) => hasClass(node, name)) ||
    // Where a long name may break.
    node.tagName === 'wbr' ||
    // An image without a text only decorates.
    (node.tagName === 'img' && node.properties['alt'] === '')
  );
}

/** A short line that names what follows. */
const label = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', children)]);

/** `js` of the class `language-js`. */
function getLanguage(block: Element): string | undefined {
  const { className } = block.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  return classes
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
}

function simplifyPre(pre: Element, language?: string): Element {
  const properties = language ? { className: [`language-${language}`] } : {};
  const code = element('code', [textNode(getText(pre))], properties);
  return element('pre', [code]);
}

/** Code of the theme, with its title above it. */
function simplifyCodeBlock(block: Element): ElementContent[] {
  const pre = findElement(block, ({ tagName }) => tagName === 'pre');
  if (!pre) return [];
  const [first] = block.children;
  const title =
    first && !findElement(first, ({ tagName }) => tagName === 'pre')
      ? [label([textNode(getText(first))])]
      : [];
  return [...title, simplifyPre(pre, getLanguage(block))];
}

/** A quote that begins with what the admonition is called. */
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

/** The name and the description of a drawing; its words are below it. */
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

/** Pairs of a name and what it means, as a list. */
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

/** What is between two elements that only a style keeps apart. */
function separate(before: ElementContent | undefined, after: ElementContent) {
  if (!before || !isElement(before) || !isElement(after)) return [];
  const names = [before.tagName, after.tagName];
  if (names.every((name) => name === 'a')) return [textNode(', ')];
  return names.includes('span') ? [textNode(' ')] : [];
}

function simplifyChildren({ children }: Element): ElementContent[] {
  return children.flatMap((child, i) => [
    ...separate(children[i - 1], child),
    ...simplify(child),
  ]);
}

/** What only answers a reader in a browser. */
const FIELDS = ['button', 'input', 'select', 'textarea'];

/** What a client component says, without its fields. */
const dropFields = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isElement(child) || !FIELDS.includes(child.tagName))
    .map((child) => (isElement(child) ? dropFields(child) : child)),
});

/** Stands around what a client component is given. */
const isSlot = ({ tagName, properties }: Element): boolean =>
  tagName === 'client-slot' || properties['data-slot'] !== undefined;

/**
 * A part of a page as plain HTML: without buttons and colors, and with what
 * has no counterpart in Markdown as the nearest thing that has.
 */
export function simplify(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === 'text' ? [node] : [];
  if (isChrome(node)) return [];
  if (hasClass(node, 'theme-code-block')) return simplifyCodeBlock(node);
  if (hasClass(node, 'theme-admonition')) return simplifyAdmonition(node);
  const { tagName } = node;
  if (tagName === 'client-component') return simplifyChildren(dropFields(node));
  if (isSlot(node)) return simplifyChildren(node);
  if (tagName === 'pre') return [simplifyPre(node)];
  if (tagName === 'svg' && node.properties['role'] === 'img') {
    return simplifyDrawing(node);
  }
  if (tagName === 'dl') return simplifyDefinitions(node);
  const children = simplifyChildren(node);
  if (tagName === 'figcaption') return [element('p', children)];
  if (tagName === 'summary') return [label(children)];
  return [{ ...node, children }];
}
