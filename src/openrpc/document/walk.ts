import { isData } from './isData';

/** Where a value is in a document. */
export type Path = readonly (string | number)[];

/** A value and everything inside of it but data, each with its place. */
export function* walk(value: unknown, path: Path): Generator<[Path, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [path, value];
  for (const [key, child] of Object.entries(value)) {
    if (!isData(key)) yield* walk(child, [...path, key]);
  }
}
