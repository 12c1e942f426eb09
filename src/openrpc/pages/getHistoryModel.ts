import { getMemberSymbol } from '../document/getMemberName';
import type { Method, OpenRpcDocument, Release } from '../document/types';
import type { SymbolHistory } from '../history/History';
import type { Context, HistoryModel } from './models';
import { getMethodPath, getSchemaPath } from './linkSchema';
import { getPagePath } from './getPagePath';

/** Finds the address of a symbol in another version's document. */
type FindPath = (document: OpenRpcDocument) => string;

function getHistoryModel(
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
export function getMemberHistoryModel(
  { releases = [], history }: Context,
  method: Method,
): HistoryModel | undefined {
  const symbol = getMemberSymbol(method);
  return getHistoryModel(releases, history?.members[symbol], (document) => {
    const twin = document.methods.find((m) => getMemberSymbol(m) === symbol);
    return twin ? getMethodPath(document, twin.name) : '';
  });
}

/** What became of a schema. */
export function getSchemaHistoryModel(
  { releases = [], history }: Context,
  key: string,
): HistoryModel | undefined {
  return getHistoryModel(releases, history?.schemas[key], (document) =>
    getSchemaPath(document, key),
  );
}

/** What became of a module. */
export function getModuleHistoryModel(
  { releases = [], history }: Context,
  module: string,
): HistoryModel | undefined {
  return getHistoryModel(releases, history?.modules[module], () =>
    getPagePath('module', module),
  );
}

/** `since 1.2.0` for a value that is younger than its type, otherwise nothing. */
export function getValueSince(
  { history }: Context,
  key: string,
  value: string,
): string | undefined {
  const since = history?.values[`${key}#${value}`]?.since;
  return since === history?.schemas[key]?.since ? undefined : since;
}
