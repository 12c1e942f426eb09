import fs from 'node:fs';
import path from 'node:path';

/** With and without names, of types alone, and what is loaded later. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'((?:\.\.?|@site\/src)(?:\/[^']*)?)'/g;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '/index.ts', '/index.tsx'];

/** The files of `src` that each one imports, with `/` in their names. */
export function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = new Set(
    fs
      .readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
      .map((name) => `src/${name.replaceAll('\\', '/')}`),
  );
  const resolve = (file: string, name: string): readonly string[] => {
    const target = name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), name);
    return ENDINGS.map((ending) => target + ending)
      .filter((one) => files.has(one))
      .slice(0, 1);
  };
  return new Map(
    [...files].map((file) => {
      const found = fs.readFileSync(file, 'utf8').matchAll(IMPORT);
      return [
        file,
        Array.from(found, ([, name = '']) => name).flatMap((name) =>
          resolve(file, name),
        ),
      ];
    }),
  );
}

/**
 * A way that leads back to where it began: `['a.ts', 'b.ts', 'a.ts']`.
 * @param imports of each file
 */
export function findCircle(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (
    file: string,
    above: readonly string[],
  ): readonly string[] | undefined => {
    const way = [...above, file];
    if (above.includes(file)) return way.slice(above.indexOf(file));
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, way);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
