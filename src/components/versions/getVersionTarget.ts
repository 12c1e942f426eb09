import { withSlash } from '../../site/withSlash';

/** A version in Docusaurus' data, whose paths have no trailing slash. */
interface Version {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

const OVERVIEW = 'api/index';

/** A folder's introduction has one of these names. */
const INTRODUCTIONS = ['index', 'intro'];

/** Ids that the page can have in other versions. */
function getIds(id: string): readonly string[] {
  const [, folder = '', name = ''] = /^(.*\/)(\w+)$/.exec(id) ?? [];
  return INTRODUCTIONS.includes(name)
    ? [id, ...INTRODUCTIONS.map((other) => `${folder}${other}`)]
    : [id];
}

/** Name of the module or type that a page documents. */
const getName = (id: string): string | undefined =>
  // Only these pages' ids start with a capital letter.
  /^api\/(?:schemas\/)?([A-Z]\w*)$/.exec(id)?.[1];

/** Ids of pages that can replace a page in another version. */
function listReplacements(id: string): readonly string[] {
  const name = getName(id);
  const replacements = [...getIds(id), name && `api/${name}`, name && OVERVIEW];
  return [
    ...new Set(replacements.filter((replacement) => replacement !== undefined)),
  ];
}

/** The page that a reader gets to in another version. */
interface Target {
  readonly path: string;
  /** True if the same query and fragment are valid there. */
  readonly isSamePage: boolean;
}

/**
 * Finds the page that a reader gets to in another version: the same page; the module's page
 * for types that moved there; the overview for a module that the version doesn't have;
 * otherwise the start page.
 *
 * @param docId id of the page, `undefined` outside the docs
 */
export function getVersionTarget(
  { docs, mainDocId, path }: Version,
  docId: string | undefined,
): Target {
  const find = (id: string): string | undefined =>
    docs.find((doc) => doc.id === id)?.path;
  const id = docId ?? '';
  const name = getName(id);
  const samePage = listReplacements(id)
    .filter((replacement) => name === undefined || replacement !== OVERVIEW)
    .map(find)
    .find(Boolean);
  if (samePage) return { path: withSlash(samePage), isSamePage: true };
  const overview = name !== undefined && find(OVERVIEW);
  const target = overview
    ? `${withSlash(overview)}#${name.toLowerCase()}`
    : withSlash(find(mainDocId) ?? path);
  return { path: target, isSamePage: false };
}
