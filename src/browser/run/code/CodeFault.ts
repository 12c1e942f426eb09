/** What is wrong with code that cannot run, and where. */
export interface CodeFault {
  /** From one. */
  readonly line: number;
  readonly message: string;
}
