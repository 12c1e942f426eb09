import fs from 'node:fs';
import { expect, it } from 'vitest';
import { findCircle, readImports } from './readImports';

/*
 * `src/README.md` shows which folder imports from which. The picture is made from
 * the imports; `UPDATE=1 npx vitest run tests/config/picture.test.ts` writes it.
 */

const README = 'src/README.md';
const BLOCK = /(?<=<!-- imports -->\n\n```text\n)[^`]*(?=```)/;

const getFolder = (file: string): string => file.split('/')[1] ?? '';

const files = readImports();

/** The folders that each one imports from, itself left out. */
function getArrows(): ReadonlyMap<string, readonly string[]> {
  const arrows = new Map<string, Set<string>>();
  for (const [file, imports] of files) {
    const folder = getFolder(file);
    // A file of `src` itself.
    if (folder.includes('.')) continue;
    const others = arrows.get(folder) ?? new Set();
    for (const other of imports.map(getFolder)) {
      if (other !== folder) others.add(other);
    }
    arrows.set(folder, others);
  }
  return new Map(
    [...arrows].map(([folder, others]) => [folder, [...others].sort()]),
  );
}

/** Lines `folder → folder, folder`, from the top down. */
function draw(arrows: ReadonlyMap<string, readonly string[]>): string {
  const depth = (folder: string): number =>
    1 + Math.max(-1, ...(arrows.get(folder) ?? []).map(depth));
  return [...arrows]
    .map(([folder, others]) => ({ folder, others, level: depth(folder) }))
    .sort((a, b) => b.level - a.level || (a.folder < b.folder ? -1 : 1))
    .map(
      ({ folder, others }) =>
        `${folder.padEnd(11)} → ${others.join(', ') || 'nothing'}\n`,
    )
    .join('');
}

it('shows who imports whom', () => {
  const arrows = getArrows();
  expect(findCircle(arrows)).toBeUndefined();
  const picture = draw(arrows);
  const readme = fs.readFileSync(README, 'utf8');
  if (process.env['UPDATE']) {
    fs.writeFileSync(README, readme.replace(BLOCK, picture));
  }
  expect(BLOCK.exec(fs.readFileSync(README, 'utf8'))?.[0]).toBe(picture);
});

it('every folder imports from the rows below its own alone', () => {
  const readme = fs.readFileSync(README, 'utf8');
  const [, table = ''] =
    /^## Layers\n([^]*?)<!-- imports -->/m.exec(readme) ?? [];
  const rows = Array.from(table.matchAll(/^\| (`.*?) +\|/gm), ([, cell = '']) =>
    Array.from(cell.matchAll(/`(\w+)\/`/g), ([, name = '']) => name),
  );
  const getRow = (folder: string): number =>
    rows.findIndex((names) => names.includes(folder));
  // These stand beside the others, as the page says.
  const folders = [...getArrows()].filter(
    ([folder]) => !['commands', 'versions'].includes(folder),
  );
  expect(folders.filter(([folder]) => getRow(folder) < 0)).toEqual([]);
  const upward = folders.flatMap(([folder, others]) =>
    others
      .filter((other) => getRow(other) <= getRow(folder))
      .map((other) => `${folder} → ${other}`),
  );
  expect(upward).toEqual([]);
});

it('no file imports itself by way of others, not even a type', () => {
  expect(files.size).toBeGreaterThan(500);
  expect(findCircle(files)).toBeUndefined();
});

it('finds a circle', () => {
  const imports = { a: ['b', 'c'], b: [], c: ['d'], d: ['b', 'c'] };
  expect(findCircle(new Map(Object.entries(imports)))).toEqual(['c', 'd', 'c']);
});
