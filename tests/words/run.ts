import fs from 'node:fs';
import path from 'node:path';
import { findWords, type Line } from './findWords';
import {
  countHabits,
  getCountName,
  readBefore,
  REFUSED,
  UNCONTRACTED,
  WHICH,
} from './habits';
import { readComponent, readJson, readMarkdown } from './readLines';
import { RULES } from './rules';

/*
 * `npm run words`: checks the wording of docs, messages, and READMEs. After the counted
 * habits have become fewer, `npm run words -- --write` saves the new counts.
 */

const READERS: readonly (readonly [folder: string, files: RegExp])[] = [
  ['docs', /\.(?:mdx|json)$/],
  ['versioned_docs', /\.(?:mdx|json)$/],
  ['versioned_sidebars', /\.json$/],
  ['src/components', /\.(?:tsx|json)$/],
  ['src/theme', /\.tsx$/],
  ['src/pages', /\.tsx$/],
];

const MAINTAINERS: typeof READERS = [
  ['src', /\.(?:tsx?|md)$/],
  ['.github', /\.md$/],
  ['tests/bench', /\.md$/],
];

const COUNTS = path.join(__dirname, 'counts.json');
const CONTRIBUTING = '.github/CONTRIBUTING.md';

/** Repeats the messages of the real SDK. */
const SDK = path.join('src', 'sdk', path.sep);

/** This file contains words, not sentences. */
const SEARCH_WORDS = path.join('src', 'search', 'words.ts');

const findFiles = (places: typeof READERS): readonly string[] =>
  places.flatMap(([folder, files]) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => files.test(name) && name !== SEARCH_WORDS),
  );

const readText = (file: string): string => fs.readFileSync(file, 'utf8');

function readLines(file: string): readonly Line[] {
  const text = readText(file);
  if (/\.mdx?$/.test(file)) return readMarkdown(text);
  return file.endsWith('.json') ? readJson(text) : readComponent(file, text);
}

/** Descriptions of fields are short phrases, such as "the time after which". */
const getRefused = (file: string): typeof REFUSED => [
  ...REFUSED.filter((rule) => rule !== WHICH || !file.endsWith('.json')),
  ...(file.startsWith(SDK) ? [] : [UNCONTRACTED]),
];

const forReaders = [...findFiles(READERS), 'README.md', 'sidebars.ts'];
const files = [...new Set([...forReaders, ...findFiles(MAINTAINERS)])].sort();
const before = readBefore(readText(CONTRIBUTING));
const known = JSON.parse(readText(COUNTS)) as Readonly<Record<string, number>>;

/** Counts by name: a code folder's sum, or a page's maximum over all versions. */
const counts = new Map<string, number>();
const problems = files.flatMap((file) => {
  const lines = readLines(file);
  const name = getCountName(file);
  const count = countHabits(lines);
  const other = counts.get(name) ?? 0;
  const isFolder = /\.tsx?$/.test(file);
  counts.set(name, isFolder ? other + count : Math.max(other, count));
  const isQuoted = file === CONTRIBUTING;
  const text = readText(file).replace(/\s+/g, ' ');
  return [
    ...(forReaders.includes(file) ? findWords(file, lines, RULES) : []),
    ...(isQuoted ? [] : findWords(file, lines, getRefused(file))),
    ...before
      .filter((sentence) => !isQuoted && text.includes(sentence))
      .map(
        (sentence) =>
          `${file}: "${sentence}": see ${CONTRIBUTING} for a better sentence.`,
      ),
  ];
});

const found = [...counts].filter(([, count]) => count > 0).sort();
if (process.argv.includes('--write')) {
  fs.writeFileSync(
    COUNTS,
    `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`,
  );
} else {
  for (const [name, count] of found) {
    const most = known[name] ?? 0;
    if (count > most)
      problems.push(
        `${name}: ${count} vague or bookish phrases, formerly ${most}. Rewrite the new ones; tests/words/habits.ts lists the patterns.`,
      );
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
