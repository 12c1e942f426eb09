import type { Method, Tag } from './types';

/** What the document says of a deprecation, `undefined` for none. */
export function getDeprecation(method: Method): Tag | undefined {
  const tag = method.tags?.find((t) => t.name === 'deprecated');
  return tag ?? (method.deprecated ? { name: 'deprecated' } : undefined);
}
