import { getMemberSymbol } from '../document/getMemberName';
import type { OpenRpcDocument } from '../document/types';
import type { Histories, SymbolHistory } from '../history/History';
import type { Context, AbsentModel } from './models';
import { getModuleAnchors, getPageAnchors } from './getAnchors';

/** Modules that exist only in other versions. */
export function getAbsentModules({
  document,
  history,
}: Context): readonly AbsentModel[] {
  const own = document['x-modules'].map((m) => m.name);
  return toAbsent(history?.modules ?? {}, (name) => own.includes(name));
}

/** Heading ids of a page in some version, by symbol. */
type FindIds = (document: OpenRpcDocument) => Readonly<Record<string, string>>;

function getAbsent(
  { document, releases = [], history }: Context,
  findIds: FindIds,
): readonly AbsentModel[] {
  const own = new Set(Object.values(findIds(document)));
  const found = new Map<string, AbsentModel>();
  for (const release of releases) {
    for (const [symbol, id] of Object.entries(findIds(release.document))) {
      const past = history?.members[symbol] ?? history?.schemas[symbol];
      if (own.has(id) || !past) continue;
      found.set(id, toAbsentModel(id, symbol, past));
    }
  }
  return [...found.values()];
}

/** Members and types of a module that exist only in other versions. */
export function getAbsentMembers(
  context: Context,
  module: string,
): readonly AbsentModel[] {
  return getAbsent(context, (document) => {
    const { methods, schemas } = getModuleAnchors(document, module);
    const members = document.methods
      .filter((m) => methods[m.name] !== undefined)
      .map((m) => [getMemberSymbol(m), methods[m.name] ?? ''] as const);
    return { ...schemas, ...Object.fromEntries(members) };
  });
}

/** Types of a page that exist only in other versions. */
export function getAbsentSchemas(
  context: Context,
  page: string,
): readonly AbsentModel[] {
  return getAbsent(
    context,
    (document) => getPageAnchors(document, page).schemas,
  );
}

function toAbsent(
  histories: Histories,
  isPresent: (name: string) => boolean,
): readonly AbsentModel[] {
  return Object.entries(histories)
    .filter(([name]) => !isPresent(name))
    .map(([name, past]) => toAbsentModel(name.toLowerCase(), name, past));
}

const toAbsentModel = (
  id: string,
  name: string,
  { since, versions }: SymbolHistory,
): AbsentModel => ({
  id,
  name,
  since,
  until: versions[versions.length - 1] ?? since,
});
