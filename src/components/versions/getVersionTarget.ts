import { withSlash } from '../../site/withSlash';

/** A version as Docusaurus describes it, its addresses without final slash. */
interface Version {
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string; readonly path: string }[];
}

const OVERVIEW = 'api/index';

/** The introduction of a folder has one of two names. */
const INTRODUCTIONS = ['index', 'intro'];

/** Ids under which other versions can have the page. */
function getIds(id: string): readonly string[] {
  const [, folder = '', name = ''] = /^(.*\/)(\w+)$/.exec(id) ?? [];
  return INTRODUCTIONS.includes(name)
    ? [id, ...INTRODUCTIONS.map((other) => `${folder}${other}`)]
    : [id];
}

/** Name of the module or type that a page is about. */
const getName = (id: string): string | undefined =>
  // These are the pages with a capital letter.
  /^api\/(?:schemas\/)?([A-Z]\w*)$/.exec(id)?.[1];

/** Ids of the pages that may stand for a page in another version. */
function listTwins(id: string): readonly string[] {
  const name = getName(id);
  const twins = [...getIds(id), name && `api/${name}`, name && OVERVIEW];
  return [...new Set(twins.filter((twin) => twin !== undefined))];
}

/** Where a reader of a page lands in another version. */
interface Target {
  readonly path: string;
  /** Whether a query and a hash mean the same there. */
  readonly isSamePage: boolean;
}

/**
 * Where a reader of a page lands in another version: on the same page. Types
 * that moved to their module's page lead there; a module that the version lacks
 * leads to the overview, which explains that; any other page to the start page.
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
  const samePage = listTwins(id)
    .filter((twin) => name === undefined || twin !== OVERVIEW)
    .map(find)
    .find(Boolean);
  if (samePage) return { path: withSlash(samePage), isSamePage: true };
  const overview = name !== undefined && find(OVERVIEW);
  const target = overview
    ? `${withSlash(overview)}#${name.toLowerCase()}`
    : withSlash(find(mainDocId) ?? path);
  return { path: target, isSamePage: false };
}
