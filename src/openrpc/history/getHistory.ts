import type { OpenRpcDocument, Release } from '../document/types';
import { diffDocuments } from '../diff/diffDocuments';
import { getDeprecation, getMemberSymbol } from '../document/getMembers';

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

/** Kind of symbol, as `History` groups them. */
type Group = keyof History;

/** A change that belongs in the history of its symbol. */
interface Entry {
  readonly group: Group;
  readonly symbol: string;
  readonly version: string;
  readonly message: string;
}

function listEntries(releases: readonly Release[]): readonly Entry[] {
  return releases.flatMap(({ version, document }, i) => {
    const former = releases[i - 1]?.document;
    const { schemas } = document.components;
    return (former ? diffDocuments(former, document) : [])
      .filter(
        ({ kind, subject, concerns }) =>
          subject !== 'document' &&
          concerns !== 'writing' &&
          (kind === 'changed' || subject === 'value'),
      )
      .map(({ subject, symbol, message }): Entry => {
        const isSchema =
          subject === 'schema' || (subject === 'value' && symbol in schemas);
        const group = isSchema ? 'schemas' : 'members';
        return { group, symbol, version, message };
      });
  });
}

type Symbols = Readonly<Record<Group, readonly string[]>>;

function getSymbols(document: OpenRpcDocument): Symbols {
  const schemas = Object.entries(document.components.schemas);
  return {
    modules: document['x-modules'].map((m) => m.name),
    members: document.methods.map(getMemberSymbol),
    schemas: schemas.map(([key]) => key),
    values: schemas.flatMap(([key, { enum: values = [] }]) =>
      values.map((value) => `${key}#${String(value)}`),
    ),
  };
}

/** The deprecation, as the newest version that has the method states it. */
function getMemberDeprecation(
  releases: readonly Release[],
  symbol: string,
): Pick<SymbolHistory, 'deprecatedSince' | 'alternative'> {
  const marks = releases.flatMap(({ version, document }) => {
    const method = document.methods.find((m) => getMemberSymbol(m) === symbol);
    return method ? [{ version, tag: getDeprecation(method) }] : [];
  });
  const tag = marks.at(-1)?.tag;
  const first = marks.find((mark) => mark.tag)?.version;
  return tag
    ? {
        deprecatedSince: tag['x-since'] ?? first,
        alternative: tag['x-alternative'],
      }
    : {};
}

function getGroupHistory(
  releases: readonly Release[],
  group: Group,
  entries: readonly Entry[],
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
      const changes = entries.filter(
        (entry) => entry.group === group && entry.symbol === symbol,
      );
      return [
        symbol,
        {
          since: own[0] ?? '',
          ...(group === 'members' && getMemberDeprecation(releases, symbol)),
          removedIn: all[all.indexOf(own.at(-1) ?? '') + 1],
          changedIn: all.flatMap((version) => {
            const messages = changes
              .filter((change) => change.version === version)
              .map(({ message }) => message);
            return messages.length > 0 ? [{ version, messages }] : [];
          }),
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
  const entries = listEntries(releases);
  return {
    modules: getGroupHistory(releases, 'modules', entries),
    members: getGroupHistory(releases, 'members', entries),
    schemas: getGroupHistory(releases, 'schemas', entries),
    values: getGroupHistory(releases, 'values', entries),
  };
}
