import type { OpenRpcDocument, Release } from '../document/types';
import { diffDocuments } from '../diff/diffDocuments';
import {
  findMember,
  getDeprecation,
  getMemberSymbol,
} from '../document/getMembers';

export interface SymbolHistory {
  /** The first known version that has the symbol. */
  readonly since: string;
  /** The version given in the document, or else the first that deprecates the symbol. */
  readonly deprecatedSince?: string;
  /** The replacement, for instance `Device.name()`. */
  readonly alternative?: string;
  /** First version without the symbol; missing if the newest version has it. */
  readonly removedIn?: string;
  /** The messages are clauses in Markdown. */
  readonly changes: readonly {
    readonly version: string;
    readonly messages: readonly string[];
  }[];
  /** The versions that have the symbol, oldest first. */
  readonly versions: readonly string[];
}

type Histories = Readonly<Record<string, SymbolHistory>>;

export interface History {
  readonly modules: Histories;
  /** Methods and events, keyed by `Change.symbol`, such as `Discovery.navigateTo`. */
  readonly members: Histories;
  /** Keyed by the schema's key in `components.schemas`. */
  readonly schemas: Histories;
  /** Values of named enumerations, by schema and value: `NetworkState#connected`. */
  readonly values: Histories;
}

type Group = keyof History;

const LISTS: Readonly<
  Record<Group, (document: OpenRpcDocument) => readonly string[]>
> = {
  modules: (document) => document['x-modules'].map(({ name }) => name),
  members: ({ methods }) => methods.map(getMemberSymbol),
  schemas: ({ components }) => Object.keys(components.schemas),
  values: ({ components }) =>
    Object.entries(components.schemas).flatMap(([key, { enum: values = [] }]) =>
      values.map((value) => `${key}#${String(value)}`),
    ),
};

type Changes = Map<string, { version: string; messages: string[] }[]>;

/** Lists changes by group and symbol, for instance `members Device.audio`. */
function listChanges(releases: readonly Release[]): Changes {
  const all: Changes = new Map();
  for (const [i, { version, document }] of releases.entries()) {
    const former = releases[i - 1]?.document;
    for (const change of former ? diffDocuments(former, document) : []) {
      const { kind, subject, symbol, message } = change;
      if (kind !== 'changed' && subject !== 'value') continue;
      const isSchema = symbol in document.components.schemas;
      const key = `${isSchema ? 'schemas' : 'members'} ${symbol}`;
      const changes = all.get(key) ?? [];
      all.set(key, changes);
      const last = changes.at(-1);
      if (last?.version === version) last.messages.push(message);
      else changes.push({ version, messages: [message] });
    }
  }
  return all;
}

function getMemberDeprecation(
  releases: readonly Release[],
  symbol: string,
): Pick<SymbolHistory, 'deprecatedSince' | 'alternative'> {
  const marks = releases.flatMap(({ version, document }) => {
    const method = findMember(document, symbol);
    return method ? [{ version, tag: getDeprecation(method) }] : [];
  });
  const tag = marks.at(-1)?.tag;
  const first = marks.find((mark) => mark.tag)?.version;
  return {
    deprecatedSince: tag && (tag['x-since'] ?? first),
    alternative: tag?.['x-alternative'],
  };
}

function getGroupHistory(
  releases: readonly Release[],
  group: Group,
  changes: Changes,
): Histories {
  const versions = new Map<string, string[]>();
  for (const { version, document } of releases) {
    for (const symbol of LISTS[group](document)) {
      versions.set(symbol, [...(versions.get(symbol) ?? []), version]);
    }
  }
  const all = releases.map((d) => d.version);
  return Object.fromEntries(
    [...versions].map(([symbol, own]): [string, SymbolHistory] => [
      symbol,
      {
        since: own[0] ?? '',
        ...(group === 'members' && getMemberDeprecation(releases, symbol)),
        removedIn: all[all.indexOf(own.at(-1) ?? '') + 1],
        changes: changes.get(`${group} ${symbol}`) ?? [],
        versions: own,
      },
    ]),
  );
}

/**
 * Finds when each symbol was added, changed, deprecated, and removed.
 * @param releases all versions, oldest first
 */
export function getHistory(releases: readonly Release[]): History {
  const changes = listChanges(releases);
  return {
    modules: getGroupHistory(releases, 'modules', changes),
    members: getGroupHistory(releases, 'members', changes),
    schemas: getGroupHistory(releases, 'schemas', changes),
    values: getGroupHistory(releases, 'values', changes),
  };
}
