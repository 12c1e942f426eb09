type ObjectPart = readonly [name: string, value: unknown];

/** The title and the content of an object. */
export interface ObjectParts {
  /**
   * `Point ` for a class, `Map(2) ` for a map, the whole text for objects printed
   * without brackets.
   */
  readonly title: string;
  readonly brackets: readonly [open: string, close: string];
  /** The title is enough on one line; its parts appear when it is expanded. */
  readonly isPlain: boolean;
  readonly count: number;
  /** @param most maximum number of parts to read, because each takes time */
  readonly read: (most: number) => readonly ObjectPart[];
}
