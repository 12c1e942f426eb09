import {
  getMethodPath,
  getModuleAnchors,
  getPageAnchors,
  getSchemaPath,
} from './anchors';
import { getMemberSymbol } from './diffMembers';
import type { AbsentModel, HistoryModel } from './model';
import type { Context, Release } from './printType';
import type { Histories, SymbolHistory } from './symbolHistory';
import type { Method, OpenRpcDocument } from './types';

/** Finds the address of a symbol in another version's document. */
type FindPath = (document: OpenRpcDocument) => string;

function toModel(
  releases: readonly Release[],
  history: SymbolHistory | undefined,
  findPath: FindPath,
): HistoryModel | undefined {
  if (!history) return undefined;
  const { since, deprecatedSince, alternative, removedIn } = history;
  const { changedIn, versions } = history;
  return {
    since,
    ...(deprecatedSince !== undefined && { deprecatedSince }),
    ...(alternative !== undefined && { alternative }),
    ...(removedIn !== undefined && { removedIn }),
    changes: changedIn,
    availability: releases.map(({ version, basePath, document }) =>
      versions.includes(version)
        ? { version, href: `${basePath}${findPath(document)}` }
        : { version },
    ),
  };
}

/** What became of a method or event; `undefined` without other versions. */
export function getMemberHistory(
  { releases = [], history }: Context,
  method: Method,
): HistoryModel | undefined {
  const symbol = getMemberSymbol(method);
  return toModel(releases, history?.members[symbol], (document) => {
    const twin = document.methods.find((m) => getMemberSymbol(m) === symbol);
    return twin ? getMethodPath(document, twin.name) : '';
  });
}

/** What became of a schema. */
export function getSchemaHistory(
  { releases = [], history }: Context,
  key: string,
): HistoryModel | undefined {
  return toModel(releases, history?.schemas[key], (document) =>
    getSchemaPath(document, key),
  );
}

/** What became of a module. */
export function getOwnHistory(
  { releases = [], history }: Context,
  module: string,
): HistoryModel | undefined {
  return toModel(releases, history?.modules[module], () => `api/${module}/`);
}

/** `since 0.8.0` for a value that is younger than its type, else nothing. */
export function getValueSince(
  { history }: Context,
  key: string,
  value: string,
): string | undefined {
  const since = history?.values[`${key}#${value}`]?.since;
  return since === history?.schemas[key]?.since ? undefined : since;
}

/** Modules that other versions have and this one has not. */
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

/** Members and types that other versions of a module have and this has not. */
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

/** Types that other versions of a page of types have and this has not. */
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
