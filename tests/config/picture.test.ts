import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/*
 * `src/README.md` shows which folder imports from which. The picture is made from
 * the imports; `UPDATE=1 npx vitest run tests/config/picture.test.ts` writes it.
 */

const README = 'src/README.md';
const BLOCK = /(?<=<!-- imports -->\n\n```text\n)[^`]*(?=```)/;

const IMPORT = /(?:from |import\()\s*'((?:\.\.?|@site\/src)\/[^']*)'/g;

const getFolder = (file: string): string =>
  path.relative('src', file).split(path.sep)[0] ?? '';

/** Folders whose files a file imports. */
function readImports(file: string): readonly string[] {
  const text = fs.readFileSync(file, 'utf8');
  return Array.from(text.matchAll(IMPORT), ([, name = '']) => {
    const target = name.startsWith('@site/')
      ? name.slice('@site/'.length)
      : path.join(path.dirname(file), name);
    return target.startsWith(`src${path.sep}`) ? getFolder(target) : '';
  });
}

/** Lines `folder → folder, folder`, from the top down. */
function draw(): string {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name.includes(path.sep))
    .map((name) => path.join('src', name));
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const folder = getFolder(file);
    const others = arrows.get(folder) ?? new Set();
    for (const other of readImports(file)) {
      if (other && other !== folder) others.add(other);
    }
    arrows.set(folder, others);
  }
  const depth = (folder: string, above: readonly string[] = []): number => {
    const way = [...above, folder];
    if (above.includes(folder)) throw new Error(`A circle: ${way.join(' → ')}`);
    const others = [...(arrows.get(folder) ?? [])];
    return 1 + Math.max(-1, ...others.map((other) => depth(other, way)));
  };
  return [...arrows]
    .map(([folder, others]) => ({ folder, others, level: depth(folder) }))
    .sort((a, b) => b.level - a.level || (a.folder < b.folder ? -1 : 1))
    .map(
      ({ folder, others }) =>
        `${folder.padEnd(11)} → ${[...others].sort().join(', ') || 'nothing'}\n`,
    )
    .join('');
}

it('shows who imports whom, without a circle', () => {
  const readme = fs.readFileSync(README, 'utf8');
  const picture = draw();
  if (process.env['UPDATE']) {
    fs.writeFileSync(README, readme.replace(BLOCK, picture));
  }
  expect(BLOCK.exec(fs.readFileSync(README, 'utf8'))?.[0]).toBe(picture);
});
