import { LIVE_KIND } from './types';
import type { FeedElement, FeedFormat } from './types';

export interface KindRequirements {
  /** Kinds that need the same elements. */
  readonly kinds: readonly string[];
  /** Elements that these kinds need in addition to those of every item. */
  readonly elements: readonly FeedElement[];
}

function getElementsFor(
  kind: string,
  { elements }: FeedFormat,
): readonly FeedElement[] {
  return elements.filter(
    ({ requiredWhen }) =>
      requiredWhen !== undefined &&
      'kinds' in requiredWhen &&
      requiredWhen.kinds.includes(kind),
  );
}

/** The elements that each content kind needs; kinds with equal needs share a group. */
export function getRequirements(
  format: FeedFormat,
): readonly KindRequirements[] {
  const groups = new Map<string, KindRequirements>();
  [...format.kinds, LIVE_KIND].forEach((kind) => {
    const elements = getElementsFor(kind, format);
    const key = elements.map(({ id }) => id).join(' ');
    const kinds = [...(groups.get(key)?.kinds ?? []), kind];
    groups.set(key, { kinds, elements });
  });
  return [...groups.values()];
}
