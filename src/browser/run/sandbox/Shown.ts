export interface Frame {
  /** Name of the function; empty at the top level. */
  readonly name: string;
  readonly line: number;
}

/** A preview of a value, as in a console. */
export interface Shown {
  /** One line, such as `{ a: 1, b: {…} }`; only a string can have several lines. */
  readonly text: string;
  /** Shown when the reader opens the value; missing if `text` shows everything. */
  readonly entries?: readonly ShownEntry[] | undefined;
  readonly stack?: readonly Frame[] | undefined;
}

export interface ShownEntry {
  /** For example `a:`, `0:`, or `'key' =>`. It can be empty. */
  readonly name: string;
  readonly value: Shown;
}
