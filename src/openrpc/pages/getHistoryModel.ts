import { findPath } from './getAnchors';
import type { Context, HistoryModel } from './models';

/** Returns `undefined` if there are no other versions. */
export function getHistoryModel(
  { releases = [], history }: Context,
  group: 'modules' | 'members' | 'schemas',
  symbol: string,
): HistoryModel | undefined {
  const own = history?.[group][symbol];
  if (!own) return undefined;
  const { versions, ...marks } = own;
  return {
    ...marks,
    availability: releases.map(({ version, basePath, document }) => ({
      version,
      ...(versions.includes(version) && {
        href: basePath + (findPath(document, group, symbol) ?? ''),
      }),
    })),
  };
}

/** Returns the version that added a value, if that version is newer than the type. */
export function getValueSince(
  { history }: Context,
  key: string,
  value: string,
): string | undefined {
  const since = history?.values[`${key}#${value}`]?.since;
  return since === history?.schemas[key]?.since ? undefined : since;
}
