/** An error in code that cannot run, with its place. */
export interface CodeFault {
  /** Starts at 1. */
  readonly line: number;
  readonly message: string;
}
