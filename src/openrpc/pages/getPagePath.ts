/**
 * The kinds of pages of which a version has many, one for each entry of a list
 * in the document, with the folder in which they lie.
 */
export const LISTS = {
  module: { key: 'x-modules', folder: 'api/' },
  schemas: { key: 'x-schema-pages', folder: 'api/schemas/' },
} as const;

export type ListedKind = keyof typeof LISTS;

/** The kinds, in the order in which a version tells of them. */
export const LISTED_KINDS = Object.keys(LISTS) as readonly ListedKind[];

/** Where such a page lies, from the root of the version's docs: `api/Device/`. */
export const getPagePath = (kind: ListedKind, name: string): string =>
  `${LISTS[kind].folder}${name}/`;
