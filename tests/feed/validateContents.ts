import type { FeedElement, FeedNode } from '../../src/feed/types';
import { isRequired } from '../../src/feed/conditions';
import { isValidValue } from './isValidValue';

/** Also true as long as the kinds are unknown. */
export const isForKinds = (
  { appliesTo }: FeedElement,
  kinds: readonly string[],
): boolean =>
  kinds.length === 0 ||
  appliesTo.length === 0 ||
  appliesTo.some((kind) => kinds.includes(kind));

export function validateAttributes(
  node: FeedNode,
  element: FeedElement,
  path: string,
  kinds: readonly string[],
): readonly string[] {
  const names = element.attributes.map(({ name }) => name);
  const unknown = Object.keys(node.attributes)
    // Further namespaces do no harm.
    .filter((name) => !names.includes(name) && !name.startsWith('xmlns:'))
    .map((name) => `${path}/@${name}: unknown attribute`);
  const known = element.attributes.flatMap((attribute) => {
    const value = node.attributes[attribute.name];
    const at = `${path}/@${attribute.name}`;
    if (value !== undefined) {
      return isValidValue(value, attribute) ? [] : [`${at}: wrong "${value}"`];
    }
    return isRequired(attribute, node, kinds) ? [`${at}: missing`] : [];
  });
  return [...unknown, ...known];
}

/** Too few, too many, or not for this content kind. */
export function validateOccurrences(
  node: FeedNode,
  child: FeedElement,
  path: string,
  kinds: readonly string[],
  isSparse: boolean,
): readonly string[] {
  const count = node.children.filter(({ name }) => name === child.name).length;
  const at = `${path}/${child.name}`;
  if (count === 0)
    return !isSparse && isRequired(child, node, kinds)
      ? [`${at}: missing`]
      : [];
  if (count > 1 && !child.cardinality.endsWith('n'))
    return [`${at}: ${String(count)} times`];
  return isForKinds(child, kinds) ? [] : [`${at}: not for ${kinds.join(', ')}`];
}
