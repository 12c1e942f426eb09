/** A stack frame in the code. */
export interface Frame {
  /** Name of the function; empty at the top level. */
  readonly name: string;
  readonly line: number;
}

/** A preview of a value, as in a console. */
export interface Shown {
  /** One line, such as `{ a: 1, b: {…} }`; strings may have several. */
  readonly text: string;
  /** The parts to show when the reader opens the value; missing if the line shows all. */
  readonly entries?: readonly ShownEntry[] | undefined;
  /** The stack of an error. */
  readonly stack?: readonly Frame[] | undefined;
}

/** A part of a value. */
export interface ShownEntry {
  /** Such as `a:`, `0:`, or `'key' =>`; can be empty. */
  readonly name: string;
  readonly value: Shown;
}
