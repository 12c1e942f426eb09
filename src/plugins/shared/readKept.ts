import fs from 'node:fs';

/**
 * What the build before has kept in a file, as JSON.
 *
 * @returns reads it when somebody asks: `npm start` does not
 */
export function readKept<Value>(
  file: string,
): () => Readonly<Record<string, Value>> {
  let kept: Readonly<Record<string, Value>> | undefined;
  return () =>
    (kept ??= (
      fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
    ) as Readonly<Record<string, Value>>);
}
