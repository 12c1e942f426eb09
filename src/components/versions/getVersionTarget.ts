import { withSlash } from '../../site/withSlash';

/** A version in Docusaurus's data, whose paths have no trailing slash. */
interface Version {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

const OVERVIEW = 'api/index';

/** File names of a folder's index page. */
const INTRODUCTIONS = ['index', 'intro'];

/** Returns the IDs that the page can have in other versions. */
function getIds(id: string): readonly string[] {
  const [, folder = '', name = ''] = /^(.*\/)(\w+)$/.exec(id) ?? [];
  return INTRODUCTIONS.includes(name)
    ? [id, ...INTRODUCTIONS.map((other) => `${folder}${other}`)]
    : [id];
}

/** Returns the name of the module or type that a page documents. */
const getName = (id: string): string | undefined =>
  // Only these pages' ids start with a capital letter.
  /^api\/(?:schemas\/)?([A-Z]\w*)$/.exec(id)?.[1];

/**
 * Finds the page to open in another version: the same page; the module's page for types
 * that moved there; the overview if the version lacks the module; otherwise the start
 * page.
 *
 * @param docId id of the page, `undefined` outside the docs
 * @returns `isSamePage`: whether the query and the fragment remain valid on that page
 */
export function getVersionTarget(
  { docs, mainDocId, path }: Version,
  docId: string | undefined,
) {
  const find = (id: string): string | undefined =>
    docs.find((doc) => doc.id === id)?.path;
  const id = docId ?? '';
  const name = getName(id);
  const ids = [...getIds(id), ...(name === undefined ? [] : [`api/${name}`])];
  const samePage = ids.map(find).find(Boolean);
  if (samePage) return { path: withSlash(samePage), isSamePage: true };
  const overview = name !== undefined && find(OVERVIEW);
  const target = overview
    ? `${withSlash(overview)}#${name.toLowerCase()}`
    : withSlash(find(mainDocId) ?? path);
  return { path: target, isSamePage: false };
}
