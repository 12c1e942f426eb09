import type { Element, ElementContent } from 'hast';
import {
  element,
  findElement,
  getText,
  hasClass,
  isElement,
  textNode,
} from './elements';

/** Classes of elements that belong to the frame around a page, or only work in a browser. */
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
    // Form fields and links that are only useful on a screen.
    node.properties['data-screen-only'] !== undefined ||
    CHROME.some((name) => hasClass(node, name)) ||
    // A `<wbr>` only marks where a long name can break.
    node.tagName === 'wbr' ||
    // An image with an empty `alt` is decorative.
    (node.tagName === 'img' && node.properties['alt'] === '')
  );
}

/** A bold line that introduces the next block. */
const label = (children: readonly ElementContent[]): Element =>
  element('p', [element('strong', children)]);

/** `js` from the class `language-js`. */
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

/** A block of code, with its title above it. */
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

/** Markdown allows links around code, but not in it. */
const simplifyLinkedCode = (code: Element): ElementContent[] =>
  code.children.map((child) =>
    isLink(child)
      ? { ...child, children: [{ ...code, children: child.children }] }
      : { ...code, children: [child] },
  );

/** A blockquote that starts with the admonition's title. */
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

/** The title and the description of a diagram; the page lists its content below it. */
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

/** A definition list as an ordinary list. */
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

/** The separator of two elements that only CSS keeps apart. */
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

/** Elements that need a script. */
const FIELDS = ['button', 'input', 'select', 'textarea'];

/** The content of a client component without its form fields. */
const dropFields = (node: Element): Element => ({
  ...node,
  children: node.children
    .filter((child) => !isElement(child) || !FIELDS.includes(child.tagName))
    .map((child) => (isElement(child) ? dropFields(child) : child)),
});

/** True for the wrapper of an element that a client component receives as a prop. */
const isSlot = ({ tagName, properties }: Element): boolean =>
  tagName === 'client-slot' || properties['data-slot'] !== undefined;

/**
 * A part of a page as plain HTML: without buttons and colors; elements without a
 * counterpart in Markdown become the nearest ones that have one.
 */
export function simplify(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === 'text' ? [node] : [];
  if (isChrome(node)) return [];
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
