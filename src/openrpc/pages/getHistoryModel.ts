import { getMemberSymbol } from '../document/getMembers';
import type { Method, OpenRpcDocument, Release } from '../document/types';
import type { SymbolHistory } from '../history/getHistory';
import type { Context, HistoryModel } from './models';
import { getPagePath, getMethodPath, getSchemaPath } from './getAnchors';

/** @param findPath returns the path of the symbol in another version's document */
function getHistoryModel(
  releases: readonly Release[],
  history: SymbolHistory | undefined,
  findPath: (document: OpenRpcDocument) => string,
): HistoryModel | undefined {
  if (!history) return undefined;
  const { versions, ...marks } = history;
  return {
    ...marks,
    availability: releases.map(({ version, basePath, document }) =>
      versions.includes(version)
        ? { version, href: `${basePath}${findPath(document)}` }
        : { version },
    ),
  };
}

/** The history of a method or event; `undefined` if there are no other versions. */
export function getMemberHistoryModel(
  { releases = [], history }: Context,
  method: Method,
): HistoryModel | undefined {
  const symbol = getMemberSymbol(method);
  return getHistoryModel(releases, history?.members[symbol], (document) => {
    const match = document.methods.find((m) => getMemberSymbol(m) === symbol);
    return match ? getMethodPath(document, match.name) : '';
  });
}

/** The history of a schema. */
export function getSchemaHistoryModel(
  { releases = [], history }: Context,
  key: string,
): HistoryModel | undefined {
  return getHistoryModel(releases, history?.schemas[key], (document) =>
    getSchemaPath(document, key),
  );
}

/** The history of a module. */
export function getModuleHistoryModel(
  { releases = [], history }: Context,
  module: string,
): HistoryModel | undefined {
  return getHistoryModel(releases, history?.modules[module], () =>
    getPagePath('module', module),
  );
}

/** The version that added a value, if the value is newer than its type. */
export function getValueSince(
  { history }: Context,
  key: string,
  value: string,
): string | undefined {
  const since = history?.values[`${key}#${value}`]?.since;
  return since === history?.schemas[key]?.since ? undefined : since;
}
