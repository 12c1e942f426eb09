import { LIVE_KIND } from './types';
import type { Condition, FeedAttribute, FeedNode } from './types';

const list = new Intl.ListFormat('en-GB');

/**
 * @param holder contains the element or attribute
 * @param kinds content kinds of the item
 */
export function isRequired(
  { required, requiredWhen: condition }: FeedAttribute,
  holder: FeedNode,
  kinds: readonly string[],
): boolean {
  if (required || !condition) return required;
  if ('kinds' in condition) {
    return kinds.some((kind) => condition.kinds.includes(kind));
  }
  if ('attribute' in condition) {
    return holder.attributes[condition.attribute] === condition.equals;
  }
  if ('withoutAttribute' in condition) {
    return !(condition.withoutAttribute in holder.attributes);
  }
  if ('withoutChild' in condition) {
    return holder.children.every(({ name }) => name !== condition.withoutChild);
  }
  return !condition.textIsNot.includes(holder.text);
}

/** Returns the Markdown that follows the word "required". */
export function printCondition(
  condition: Condition,
  videoKinds: readonly string[],
): string {
  if ('kinds' in condition)
    return `for ${printKinds(condition.kinds, videoKinds)}`;
  if ('attribute' in condition) {
    return `when \`${condition.attribute}\` is \`${condition.equals}\``;
  }
  if ('withoutAttribute' in condition) {
    return `when \`${condition.withoutAttribute}\` is missing`;
  }
  if ('withoutChild' in condition) {
    return `when there is no \`${condition.withoutChild}\``;
  }
  return `unless the value is ${condition.textIsNot.map((text) => `\`${text}\``).join(' or ')}`;
}

export function printKinds(
  kinds: readonly string[],
  videoKinds: readonly string[],
): string {
  if (kinds.length === 0) return 'the feed';
  if (videoKinds.every((kind) => kinds.includes(kind))) {
    return kinds.length > videoKinds.length
      ? 'every item'
      : 'every item except SeriesMaster';
  }
  return list.format(
    kinds.map((kind) => (kind === LIVE_KIND ? 'live programming' : kind)),
  );
}
