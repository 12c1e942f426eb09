import type { Release, Method, OpenRpcDocument } from '../document/types';
import { diffDocuments } from '../diff/diffDocuments';
import { getDeprecation, getMemberSymbol } from '../document/getMembers';
import type { Change } from '../diff/Change';

/** The history of one symbol across all versions. */
export interface SymbolHistory {
  /** First known version that has it. */
  readonly since: string;
  /**
   * Version that deprecates it: the one that the API names, otherwise the first that
   * marks it.
   */
  readonly deprecatedSince?: string;
  /** What to use instead, for instance `Device.name()`. */
  readonly alternative?: string;
  /** First version without it; absent if the newest version has it. */
  readonly removedIn?: string;
  /** Clauses in Markdown, without changes that only affect the spelling. */
  readonly changedIn: readonly {
    readonly version: string;
    readonly messages: readonly string[];
  }[];
  /** Versions that have it, old to new. */
  readonly versions: readonly string[];
}

/** Histories by the key of the symbol. */
export type Histories = Readonly<Record<string, SymbolHistory>>;

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
function getValueKey(schema: string, value: string): string {
  return `${schema}#${value}`;
}

/** Kind of symbol, as `History` groups them. */
type Group = keyof History;

/** The group of the changed symbol; `undefined` if it does not have a history. */
function getGroup(
  change: Change,
  document: OpenRpcDocument,
): Group | undefined {
  switch (change.subject) {
    case 'document':
    case 'constants':
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

/** True if the change belongs in the history of its symbol. */
const isInHistory = ({ kind, subject, concerns }: Change): boolean =>
  concerns !== 'writing' && (kind === 'changed' || subject === 'value');

/** Messages per version, by group and symbol: `members Device.audio`. */
type ChangesByVersion = ReadonlyMap<string, SymbolHistory['changedIn']>;

/** A release with its changes since the previous one. */
interface ChangedRelease extends Release {
  readonly changes: readonly Change[];
}

/** Collects the changes of symbols, version by version. */
function collectChanges(releases: readonly ChangedRelease[]): ChangesByVersion {
  const collected = new Map<string, Map<string, string[]>>();
  for (const { version, document, changes } of releases) {
    for (const change of changes) {
      const group = getGroup(change, document);
      if (!group || !isInHistory(change)) continue;
      const name = `${group} ${change.symbol}`;
      const versions = collected.get(name) ?? new Map<string, string[]>();
      const messages = versions.get(version) ?? [];
      versions.set(version, [...messages, change.message]);
      collected.set(name, versions);
    }
  }
  return new Map(
    [...collected].map(([name, versions]) => [
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

/** The deprecation, as the newest version that has the method states it. */
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
  changes: ChangesByVersion,
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
          changedIn: changes.get(`${group} ${symbol}`) ?? [],
          versions: own,
        },
      ];
    }),
  );
}

/**
 * Computes when each symbol was added, changed, deprecated and removed.
 * @param releases all versions, old to new
 */
export function getHistory(releases: readonly Release[]): History {
  const changes = collectChanges(
    releases.map((release, i) => {
      const former = releases[i - 1]?.document;
      return {
        ...release,
        changes: former ? diffDocuments(former, release.document) : [],
      };
    }),
  );
  return {
    modules: getGroupHistory(releases, 'modules', changes),
    members: getGroupHistory(releases, 'members', changes),
    schemas: getGroupHistory(releases, 'schemas', changes),
    values: getGroupHistory(releases, 'values', changes),
  };
}
