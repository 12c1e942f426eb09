import { withSlash } from '../../site/withSlash';

/** A version in Docusaurus's data, in which paths have no trailing slash. */
interface Version {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

const OVERVIEW = 'api/index';

const INTRODUCTIONS = ['index', 'intro'];

function getIds(id: string): readonly string[] {
  const [, folder = '', name = ''] = /^(.*\/)(\w+)$/.exec(id) ?? [];
  return INTRODUCTIONS.includes(name)
    ? [id, ...INTRODUCTIONS.map((other) => `${folder}${other}`)]
    : [id];
}

const getName = (id: string): string | undefined =>
  // Only these pages' ids start with a capital letter.
  /^api\/(?:schemas\/)?([A-Z]\w*)$/.exec(id)?.[1];

/**
 * Finds the page to open in another version: the same page, or the module's page for
 * types that moved there, or the overview for missing modules, or the start page.
 * @param docId id of the page; `undefined` outside the docs
 * @returns `isSamePage`: true if the query and the fragment remain valid
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
