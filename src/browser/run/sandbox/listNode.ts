import type { ObjectParts } from './ObjectParts';
import { cut, cutName, quote } from './printName';

/** The tag of an element, such as `<p id="a">`, or the name of another node. */
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

/** Lists the parts of a DOM node: its tag, attributes and children. */
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
