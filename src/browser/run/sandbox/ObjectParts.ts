type ObjectPart = readonly [name: string, value: unknown];

/** What an object is, and what is in it. */
export interface ObjectParts {
  /** `Point ` of a class, `Map(2) ` of a map, all of what has no brackets. */
  readonly title: string;
  readonly brackets: readonly [open: string, close: string];
  /** The title tells all, or what is in it opens below. */
  readonly isPlain: boolean;
  readonly count: number;
  /** @param most parts to read, as each costs time */
  readonly read: (most: number) => readonly ObjectPart[];
}
