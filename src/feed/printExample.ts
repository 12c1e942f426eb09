import { escapeMarkup } from '../text/escapeMarkup';
import { isRequired } from './conditions';
import type { FeedElement } from './types';

/** Prints the required attributes or, if there are none, all attributes. */
function printAttributes(element: FeedElement): readonly string[] {
  const { attributes, example, name, type } = element;
  const node = { name, attributes: {}, children: [], text: example ?? '' };
  const required = attributes.filter((attribute) =>
    isRequired(attribute, node, element.appliesTo),
  );
  const shown =
    required.length === 0 && type === 'empty' ? attributes : required;
  return shown.map(
    (attribute) =>
      `${attribute.name}="${escapeMarkup(attribute.example ?? '')}"`,
  );
}

/** Returns `undefined` for a container without attributes. */
export function printExample(element: FeedElement): string | undefined {
  const { example, name, type } = element;
  const attributes = printAttributes(element);
  if (type === 'container' && attributes.length === 0) return undefined;
  const start =
    attributes.length > 2
      ? `<${name}\n  ${attributes.join('\n  ')}\n`
      : `<${[name, ...attributes].join(' ')}`;
  if (type === 'empty') return `${start}${start.endsWith('\n') ? '' : ' '}/>`;
  const text = type === 'container' ? '…' : escapeMarkup(example ?? '');
  return `${start}>${text}</${name}>`;
}
