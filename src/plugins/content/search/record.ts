import type { ListedKind } from '../../../openrpc';
import type { Content, EntryKind, Subject } from '../../../search/format';

export const PAGE_KINDS: Readonly<Record<ListedKind, EntryKind>> = {
  module: 'module',
  schemas: 'types',
};

/** A symbol or section of one version, before versions are merged. */
export interface SearchRecord extends Subject, Content {
  /** The same in all versions that have this symbol or section. */
  readonly id: string;
  /** The full text, which is in the index's second file. */
  readonly text: string;
}

/** Returns `{ [key]: value }`, or `{}` for an empty value. */
export function optional<K extends string, V>(
  key: K,
  value: V,
): { [key in K]?: V } {
  const isEmpty =
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0);
  return isEmpty ? {} : ({ [key]: value } as { [key in K]?: V });
}
