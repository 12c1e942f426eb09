import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  MANIFEST_NAME,
  type SearchEntry,
  type Manifest,
  type SymbolsFile,
  type TextsFile,
} from '../../src/search/format';
import { createSearch } from '../../src/search/createSearch';
import queries from '../fixtures/search-queries.json';

/**
 * Measures the search index of `build/`: its size, the time to build it in the browser's
 * worker, and the time from a keystroke to its results; with the current versions, and
 * with two and four times as many.
 */
const FOLDER = path.join('build', 'assets', 'search');

/** In a synthetic version, one text in this many differs from the original. */
const CHANGED = 10;

const readJson = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));

interface Index {
  readonly file: SymbolsFile;
  readonly texts: TextsFile;
}

function readIndex(): Index {
  const { symbols, texts } = readJson(MANIFEST_NAME) as Manifest;
  return {
    file: readJson(symbols) as SymbolsFile,
    texts: readJson(texts ?? '') as TextsFile,
  };
}

/** Doubles the versions by adding synthetic older ones; every tenth of their texts differs. */
function addCopies({ file, texts }: Index, copy: number): Index {
  const { length } = file.versions;
  const grown: string[] = [];
  let id = 0;
  const entries = file.entries.map((entry): SearchEntry => {
    const variants = entry.variants.flatMap((variant) => {
      const text = texts[id] ?? '';
      const shifted = variant.versions.map((v) => v + length);
      const isChanged = id % CHANGED === copy % CHANGED;
      id += 1;
      grown.push(text);
      if (!isChanged) {
        return [{ ...variant, versions: [...variant.versions, ...shifted] }];
      }
      grown.push(`${text} Release ${copy} said this in other words.`);
      return [variant, { ...variant, versions: shifted }];
    });
    return { ...entry, variants };
  });
  const older = file.versions.map((version) => ({
    ...version,
    name: `${version.name}-${copy}`,
    label: `${version.label}-${copy}`,
  }));
  return {
    file: { versions: [...file.versions, ...older], entries },
    texts: grown,
  };
}

const gzip = (content: unknown): number =>
  gzipSync(JSON.stringify(content), { level: 9 }).length / 1000;

function getQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** All values of the search field while the queries are typed. */
const keystrokes = queries.flatMap(({ query }) =>
  Array.from(query, (_, i) => query.slice(0, i + 1)),
);

async function measure({ file, texts }: Index): Promise<object> {
  const start = performance.now();
  await createSearch(file);
  const titles = performance.now();
  const search = await createSearch(file, texts);
  const end = performance.now();
  keystrokes.forEach((query) => search(query, 0));
  const times = keystrokes.map((query) => {
    const before = performance.now();
    search(query, 0);
    return performance.now() - before;
  });
  return {
    versions: file.versions.length,
    entries: file.entries.length,
    variants: texts.length,
    'first query KB gz': gzip(file),
    'all KB gz': gzip(file) + gzip(texts),
    'titles ms': titles - start,
    'texts ms': end - titles,
    'key median ms': getQuantile(times, 0.5),
    'key 95 % ms': getQuantile(times, 0.95),
  };
}

async function main(): Promise<void> {
  const seven = readIndex();
  const fourteen = addCopies(seven, 1);
  const rows: object[] = [];
  for (const index of [seven, fourteen, addCopies(fourteen, 2)]) {
    const row = Object.entries(await measure(index));
    rows.push(
      Object.fromEntries(
        row.map(([key, value]) => [key, Math.round(Number(value) * 10) / 10]),
      ),
    );
  }
  console.log(`${keystrokes.length} keystrokes of ${queries.length} queries`);
  console.table(rows);
}

void main();
