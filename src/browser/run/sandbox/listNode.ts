import type { ObjectParts } from './ObjectParts';
import { cut, cutName, quote } from './printName';

/** `<p id="a">` of an element, and what other nodes are called. */
function printNode(node: Node): string {
  if (!(node instanceof Element)) {
    const { nodeValue } = node;
    return nodeValue === null
      ? cutName(node.nodeName)
      : quote(nodeValue.trim());
  }
  const attributes = Array.from(
    node.attributes,
    (one) => ` ${one.name}="${one.value}"`,
  );
  const name = cutName(node.tagName).toLowerCase();
  return `<${name}${cut(attributes.join(''))}>`;
}

/** What a console tells of a node: its tag, and behind it what is in it. */
export function listNode(node: Node): ObjectParts {
  const { childNodes } = node;
  const [only] = childNodes;
  const isText = childNodes.length === 1 && only?.nodeType === 3;
  const text = only?.nodeValue ?? '';
  const isShort = isText && text.length < 40 && !text.includes('\n');
  const name = node.nodeName.toLowerCase();
  return {
    title: isShort ? `${printNode(node)}${text}</${name}>` : printNode(node),
    brackets: ['{', '}'],
    isPlain: true,
    count: isShort ? 0 : childNodes.length,
    read: (most) =>
      isShort
        ? []
        : Array.from(childNodes)
            .slice(0, most)
            .map((child) => ['', child]),
  };
}
