import type { FeedElement } from '../../src/feed/types';

/** Also true as long as the kinds are unknown. */
export const isForKinds = (
  { appliesTo }: FeedElement,
  kinds: readonly string[],
): boolean =>
  kinds.length === 0 ||
  appliesTo.length === 0 ||
  appliesTo.some((kind) => kinds.includes(kind));
