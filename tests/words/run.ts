import fs from 'node:fs';
import path from 'node:path';
import { findWords, type Line } from './findWords';
import { readComponent, readJson, readMarkdown } from './readLines';

/** Folders with texts for readers, and the files that hold them. */
const PLACES: readonly (readonly [folder: string, files: RegExp])[] = [
  ['docs', /\.(?:mdx|json)$/],
  ['versioned_docs', /\.(?:mdx|json)$/],
  ['versioned_sidebars', /\.json$/],
  ['src/components', /\.(?:tsx|json)$/],
  ['src/theme', /\.tsx$/],
  ['src/pages', /\.tsx$/],
];

const FILES = ['README.md', 'sidebars.ts'];

function findFiles(): readonly string[] {
  const found = PLACES.flatMap(([folder, files]) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => files.test(name))
      .map((name) => path.join(folder, name)),
  );
  return [...found, ...FILES].sort();
}

function readLines(file: string): readonly Line[] {
  const text = fs.readFileSync(file, 'utf8');
  if (/\.mdx?$/.test(file)) return readMarkdown(text);
  return file.endsWith('.json') ? readJson(text) : readComponent(file, text);
}

const faults = findFiles().flatMap((file) => findWords(file, readLines(file)));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
