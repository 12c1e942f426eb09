import type { Release, Method, OpenRpcDocument } from '../document/types';
import { diffDocuments } from '../diff/diffDocuments';
import { getDeprecation } from '../document/getMembers';
import { getMemberSymbol } from '../document/getMemberName';
import {
  getValueKey,
  type Group,
  type Histories,
  type History,
  type SymbolHistory,
} from './History';
import type { Change } from '../diff/Change';

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
type News = ReadonlyMap<string, SymbolHistory['changedIn']>;

/** A release with what changed since the one before. */
interface ChangedRelease extends Release {
  readonly changes: readonly Change[];
}

/** Collects what changed inside of symbols, version by version. */
function collectNews(releases: readonly ChangedRelease[]): News {
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

type Symbols = Readonly<Record<Group, readonly string[]>>;

function getSymbols(document: OpenRpcDocument): Symbols {
  const schemas = Object.entries(document.components.schemas);
  return {
    modules: document['x-modules'].map((m) => m.name),
    members: document.methods.map(getMemberSymbol),
    schemas: schemas.map(([key]) => key),
    values: schemas.flatMap(([key, { enum: values = [] }]) =>
      values.map((value) => getValueKey(key, String(value))),
    ),
  };
}

const findMember = (
  document: OpenRpcDocument,
  symbol: string,
): Method | undefined =>
  document.methods.find((m) => getMemberSymbol(m) === symbol);

/** What the newest version that has a method says of its deprecation. */
function getMemberDeprecation(
  releases: readonly Release[],
  symbol: string,
): Pick<SymbolHistory, 'deprecatedSince' | 'alternative'> {
  const marks = releases.flatMap(({ version, document }) => {
    const method = findMember(document, symbol);
    return method ? [{ version, tag: getDeprecation(method) }] : [];
  });
  const tag = marks[marks.length - 1]?.tag;
  if (!tag) return {};
  const first = marks.find((mark) => mark.tag)?.version;
  const since = tag['x-since'] ?? first;
  const alternative = tag['x-alternative'];
  return {
    ...(since !== undefined && { deprecatedSince: since }),
    ...(alternative !== undefined && { alternative }),
  };
}

function getGroupHistory(
  releases: readonly Release[],
  group: Group,
  news: News,
): Histories {
  const versions = new Map<string, string[]>();
  for (const { version, document } of releases) {
    for (const symbol of getSymbols(document)[group]) {
      versions.set(symbol, [...(versions.get(symbol) ?? []), version]);
    }
  }
  const all = releases.map((d) => d.version);
  return Object.fromEntries(
    [...versions].map(([symbol, own]): [string, SymbolHistory] => {
      const removedIn = all[all.indexOf(own[own.length - 1] ?? '') + 1];
      return [
        symbol,
        {
          since: own[0] ?? '',
          ...(group === 'members' && getMemberDeprecation(releases, symbol)),
          ...(removedIn !== undefined && { removedIn }),
          changedIn: news.get(`${group} ${symbol}`) ?? [],
          versions: own,
        },
      ];
    }),
  );
}

/**
 * Computes since when each symbol exists, and what happened to it.
 * @param releases all versions, old to new
 */
export function getHistory(releases: readonly Release[]): History {
  const news = collectNews(
    releases.map((release, i) => {
      const former = releases[i - 1]?.document;
      return {
        ...release,
        changes: former ? diffDocuments(former, release.document) : [],
      };
    }),
  );
  return {
    modules: getGroupHistory(releases, 'modules', news),
    members: getGroupHistory(releases, 'members', news),
    schemas: getGroupHistory(releases, 'schemas', news),
    values: getGroupHistory(releases, 'values', news),
  };
}
