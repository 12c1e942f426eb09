import type { Release } from '../document/Release';
import { diffDocuments } from '../diff/diffDocuments';
import { getDeprecation } from '../document/getDeprecation';
import { getMemberSymbol } from '../document/getMemberName';
import type { Method, OpenRpcDocument } from '../document/types';
import {
  getValueKey,
  type Group,
  type Histories,
  type History,
  type SymbolHistory,
} from './History';
import { collectNews, type News } from './collectNews';

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
