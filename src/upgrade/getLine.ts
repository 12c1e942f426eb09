import type { Compiled } from './analyze';

/** The line of a place in a file, from one. */
export const getLine = (
  { app }: Compiled,
  file: string,
  start: number,
): number =>
  (app.files.get(file)?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
