import { getDeprecation } from '../document/getDeprecation';
import { getMemberSymbol } from '../document/getMemberName';
import type { Method, OpenRpcDocument } from '../document/types';
import {
  getValueKey,
  type Group,
  type Histories,
  type History,
  type SymbolHistory,
  type VersionedDocument,
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
  documents: readonly VersionedDocument[],
  symbol: string,
): Pick<SymbolHistory, 'deprecatedSince' | 'alternative'> {
  const marks = documents.flatMap(({ version, document }) => {
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
  documents: readonly VersionedDocument[],
  group: Group,
  news: News,
): Histories {
  const versions = new Map<string, string[]>();
  for (const { version, document } of documents) {
    for (const symbol of getSymbols(document)[group]) {
      versions.set(symbol, [...(versions.get(symbol) ?? []), version]);
    }
  }
  const all = documents.map((d) => d.version);
  return Object.fromEntries(
    [...versions].map(([symbol, own]): [string, SymbolHistory] => {
      const removedIn = all[all.indexOf(own[own.length - 1] ?? '') + 1];
      return [
        symbol,
        {
          since: own[0] ?? '',
          ...(group === 'members' && getMemberDeprecation(documents, symbol)),
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
 * @param documents all versions, old to new
 */
export function getHistory(documents: readonly VersionedDocument[]): History {
  const news = collectNews(documents);
  return {
    modules: getGroupHistory(documents, 'modules', news),
    members: getGroupHistory(documents, 'members', news),
    schemas: getGroupHistory(documents, 'schemas', news),
    values: getGroupHistory(documents, 'values', news),
  };
}
