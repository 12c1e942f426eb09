/**
 * The kinds of pages that exist once per entry of a list in the document, with the folder
 * of each kind.
 */
export const LISTS = {
  module: { key: 'x-modules', folder: 'api/' },
  schemas: { key: 'x-schema-pages', folder: 'api/schemas/' },
} as const;

export type ListedKind = keyof typeof LISTS;

/** The kinds, in the order that a version lists them. */
export const LISTED_KINDS = Object.keys(LISTS) as readonly ListedKind[];

/** The path of such a page from the root of the version's docs: `api/Device/`. */
export const getPagePath = (kind: ListedKind, name: string): string =>
  `${LISTS[kind].folder}${name}/`;
