import type { Change } from './change';
import { diffDocuments } from './diffDocuments';
import { getDeprecation, getMemberSymbol } from './diffMembers';
import type { Method, OpenRpcDocument } from './types';

/** One version of the API under its name. */
export interface VersionedDocument {
  readonly version: string;
  readonly document: OpenRpcDocument;
}

/** What became of one symbol, version by version. */
export interface SymbolHistory {
  /** First known version that has it. */
  readonly since: string;
  /** Version that deprecates it, as the API itself says; else the first that marks it. */
  readonly deprecatedSince?: string;
  /** What to use instead, for instance `Device.name()`. */
  readonly alternative?: string;
  /** First version without it; absent as long as the newest has it. */
  readonly removedIn?: string;
  /** Clauses in Markdown; what is only written differently is left out. */
  readonly changedIn: readonly {
    readonly version: string;
    readonly messages: readonly string[];
  }[];
  /** Versions that have it, old to new. */
  readonly versions: readonly string[];
}

type Histories = Readonly<Record<string, SymbolHistory>>;

/** Histories of symbols, as plain data. */
export interface History {
  /** By name. */
  readonly modules: Histories;
  /** Methods and events by `Change.symbol`: `Device.audio`, `Discovery.navigateTo`. */
  readonly members: Histories;
  /** By key under `components.schemas`. */
  readonly schemas: Histories;
  /** Values of named enumerations by schema and value: `NetworkState#connected`. */
  readonly values: Histories;
}

/** Key of an enumeration's value in `History.values`. */
export function getValueKey(schema: string, value: string): string {
  return `${schema}#${value}`;
}

type Group = keyof History;

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

function collectNews(documents: readonly VersionedDocument[]): News {
  const news = new Map<string, Map<string, string[]>>();
  documents.forEach(({ version, document }, i) => {
    const former = documents[i - 1];
    if (!former) return;
    for (const change of diffDocuments(former.document, document)) {
      const group = getGroup(change, document);
      if (!group || !isNews(change)) continue;
      const name = `${group} ${change.symbol}`;
      const versions = news.get(name) ?? new Map<string, string[]>();
      const messages = versions.get(version) ?? [];
      versions.set(version, [...messages, change.message]);
      news.set(name, versions);
    }
  });
  return new Map(
    [...news].map(([name, versions]) => [
      name,
      [...versions].map(([version, messages]) => ({ version, messages })),
    ]),
  );
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
