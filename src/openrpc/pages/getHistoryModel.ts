import { findMember } from '../document/getMembers';
import type { OpenRpcDocument } from '../document/types';
import { getMethodPath, getPagePath, getSchemaPath } from './getAnchors';
import type { Context, HistoryModel } from './models';

/** Returns the path of a symbol's documentation in a version that has it. */
type FindPath = (document: OpenRpcDocument, symbol: string) => string;

const PATHS: Readonly<Record<'modules' | 'members' | 'schemas', FindPath>> = {
  modules: (_, module) => getPagePath('module', module),
  members: (document, symbol) => {
    const method = findMember(document, symbol);
    return method ? getMethodPath(document, method) : '';
  },
  schemas: getSchemaPath,
};

/** Returns the history of a symbol; `undefined` if there are no other versions. */
export function getHistoryModel(
  { releases = [], history }: Context,
  group: keyof typeof PATHS,
  symbol: string,
): HistoryModel | undefined {
  const own = history?.[group][symbol];
  if (!own) return undefined;
  const { versions, ...marks } = own;
  return {
    ...marks,
    availability: releases.map(({ version, basePath, document }) =>
      versions.includes(version)
        ? { version, href: basePath + PATHS[group](document, symbol) }
        : { version },
    ),
  };
}

/** Returns the version that added a value, if the value is newer than its type. */
export function getValueSince(
  { history }: Context,
  key: string,
  value: string,
): string | undefined {
  const since = history?.values[`${key}#${value}`]?.since;
  return since === history?.schemas[key]?.since ? undefined : since;
}
