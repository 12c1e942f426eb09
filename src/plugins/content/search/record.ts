import type { ListedKind } from '../../../openrpc';
import type { Content, EntryKind, Subject } from '../../../search/format';

/** What the search calls the pages of a kind. */
export const PAGE_KINDS: Readonly<Record<ListedKind, EntryKind>> = {
  module: 'module',
  schemas: 'types',
};

/** One symbol or section of one version, before versions are merged. */
export interface SearchRecord extends Subject, Content {
  /** The same in all versions that have this symbol or section. */
  readonly id: string;
  /** The text that the first part of the index leaves out. */
  readonly text: string;
}

/** A field of a record where there is something to say. */
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
