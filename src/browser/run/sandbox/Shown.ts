/** A place in the code that an error has come through. */
export interface Frame {
  /** Of the function; empty outside of all. */
  readonly name: string;
  readonly line: number;
}

/** A value as a console shows it. */
export interface Shown {
  /** In one line, as `{ a: 1, b: {…} }`; texts may have more. */
  readonly text: string;
  /** What opens below it, where the line does not tell all. */
  readonly entries?: readonly ShownEntry[] | undefined;
  /** Where an error comes from. */
  readonly stack?: readonly Frame[] | undefined;
}

/** A part of a value. */
export interface ShownEntry {
  /** `a`, `0`, `'key' =>`; empty where it has none. */
  readonly name: string;
  readonly value: Shown;
}
