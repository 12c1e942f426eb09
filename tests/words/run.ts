import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../src/plugins/shared/listFiles';
import {
  countHabits,
  getCountName,
  readBefore,
  REFUSED,
  UNCONTRACTED,
  WHICH,
} from './habits';
import { readComponent, readJson, readMarkdown, type Line } from './readLines';
import { findWords, RULES } from './rules';

/*
 * `npm run words`: checks the wording of docs, messages, and READMEs. After the counted
 * habits have become fewer, `npm run words -- --write` saves the new counts.
 */

/** Files that readers see. */
const READ =
  /^(?:docs|versioned_docs)\/.*\.(?:mdx|json)$|^versioned_sidebars\/|^src\/(?:components|pages|theme)\/.*\.tsx$|^src\/components\/.*\.json$|^README\.md$|^sidebars\.ts$/;

/** Other files with text, which maintainers see. */
const MAINTAINED = /^src\/.*\.(?:tsx?|md)$|^(?:\.github|tests\/bench)\/.*\.md$/;

const COUNTS = path.join(__dirname, 'counts.json');
const CONTRIBUTING = '.github/CONTRIBUTING.md';

/** Repeats the messages of the real SDK. */
const SDK = 'src/sdk/';

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

const FOLDERS =
  'docs versioned_docs versioned_sidebars src .github tests/bench'.split(' ');

const files = FOLDERS.flatMap((folder) =>
  listFiles(folder).map((name) => `${folder}/${name}`),
)
  .concat('README.md', 'sidebars.ts')
  .filter((file) => READ.test(file) || MAINTAINED.test(file))
  // This file contains words, not sentences.
  .filter((file) => file !== 'src/search/words.ts')
  .sort();
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
    ...(READ.test(file) ? findWords(file, lines, RULES) : []),
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
