import fs from 'node:fs';
import { expect, it } from 'vitest';
import path from 'node:path';
import versions from '../../versions.json';
import { listFiles } from '../../src/plugins/shared/listFiles';

/** Matches all kinds of import: with and without names, type-only, and dynamic. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'((?:\.\.?|@site\/src)(?:\/[^']*)?)'/g;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '/index.ts', '/index.tsx'];

/** The files that each file of `src` imports, with `/` in paths. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = new Set(
    listFiles('src')
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

/** Finds circular imports: `['a.ts', 'b.ts', 'a.ts']`. */
function findCircle(
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

it('no file imports itself through others, not even a type', () => {
  const files = readImports();
  expect(files.size).toBeGreaterThan(400);
  expect(findCircle(files)).toBeUndefined();
});

it('no file names a version: what is true of one is in its folder', () => {
  const names = versions.map((version) => version.replaceAll('.', '\\.'));
  const name = new RegExp(`(?<![\\w.])(${names.join('|')})(?![\\w-]|\\.\\d)`);
  const files = listFiles('src')
    .filter((file) => /\.(tsx?|css|md|json)$/.test(file))
    .filter((file) => name.test(fs.readFileSync(`src/${file}`, 'utf8')));
  expect(files).toEqual([]);
});
