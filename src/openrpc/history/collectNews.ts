import type { Release } from '../document/Release';
import type { Change } from '../diff/Change';
import type { OpenRpcDocument } from '../document/types';
import type { Group, SymbolHistory } from './History';

/** The group whose symbol a change changes; `undefined` for the document. */
function getGroup(
  change: Change,
  document: OpenRpcDocument,
): Group | undefined {
  switch (change.subject) {
    case 'document':
      return undefined;
    case 'module':
      return 'modules';
    case 'method':
    case 'event':
      return 'members';
    case 'schema':
      return 'schemas';
    case 'value':
      return change.symbol in document.components.schemas
        ? 'schemas'
        : 'members';
  }
}

/** True for what readers of the symbol want to know of a version. */
const isNews = ({ kind, subject, concerns }: Change): boolean =>
  concerns !== 'writing' && (kind === 'changed' || subject === 'value');

/** Messages per version, by group and symbol: `members Device.audio`. */
export type News = ReadonlyMap<string, SymbolHistory['changedIn']>;

/** A release with what changed since the one before. */
export interface ChangedRelease extends Release {
  readonly changes: readonly Change[];
}

/** Collects what changed inside of symbols, version by version. */
export function collectNews(releases: readonly ChangedRelease[]): News {
  const news = new Map<string, Map<string, string[]>>();
  for (const { version, document, changes } of releases) {
    for (const change of changes) {
      const group = getGroup(change, document);
      if (!group || !isNews(change)) continue;
      const name = `${group} ${change.symbol}`;
      const versions = news.get(name) ?? new Map<string, string[]>();
      const messages = versions.get(version) ?? [];
      versions.set(version, [...messages, change.message]);
      news.set(name, versions);
    }
  }
  return new Map(
    [...news].map(([name, versions]) => [
      name,
      [...versions].map(([version, messages]) => ({ version, messages })),
    ]),
  );
}
