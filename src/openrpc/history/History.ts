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
export function getValueKey(schema: string, value: string): string {
  return `${schema}#${value}`;
}

/** Kind of symbol, as `History` groups them. */
export type Group = keyof History;
