import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import MiniSearch from 'minisearch';
import { listFiles } from '../src/plugins/shared/listFiles';

const SPECS = 'tests/browser';

/** Files that affect pages, and therefore browser tests. */
const SHOWN =
  /^(?:docs|versioned_docs|static|src\/(?:browser|components|css|pages|theme))\//;

/** Maximum number of spec files; with more, developers would have to wait too long. */
const MOST = 2;

const PAGE = /^(?:versioned_)?docs\/.*\.mdx$/;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

/** The branch to compare with: origin/main or main; HEAD if neither exists. */
export function findBase(): string {
  const names = ['refs/heads/main', 'refs/remotes/origin/main'];
  const format = '--format=%(refname:short)%00';
  const found = git('for-each-ref', format, ...names)
    .join('')
    .trim();
  return found.split('\n').at(-1) || 'HEAD';
}

/** Files that differ from the base: committed, modified, or untracked. */
export function listChanged(base: string): readonly string[] {
  const [start = base] = execFileSync('git', ['merge-base', base, 'HEAD'], {
    encoding: 'utf8',
  }).split('\n');
  return [
    ...git('diff', '--name-only', '-z', start),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

/** Splits names into words, such as `color` and `mode`, and drops word endings. */
const toWords = (text: string): string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/s$/, '').slice(0, 6));

/**
 * Ranks tests by how well their names and contents match a file's name and folder; for a
 * page, only tests that open it.
 *
 * @param specs contents of the spec files, by path
 */
function createRank(specs: ReadonlyMap<string, string>) {
  const index = new MiniSearch({ fields: ['id', 'text'], tokenize: toWords });
  index.addAll(Array.from(specs, ([id, text]) => ({ id, text })));
  return (file: string): readonly string[] => {
    const name = file.replace(/(?:\/(?:index|styles\.module))?\.\w+$/, '');
    const [folder = '', end = ''] = name.split('/').slice(-2);
    const found = index.search(`${folder} ${end}`, { boost: { id: 6 } });
    return found
      .map(({ id }) => id as string)
      .filter(
        (id) =>
          !PAGE.test(file) ||
          `${id} ${specs.get(id) ?? ''}`.includes(`/${end}`),
      );
  };
}

/** The specs for changed files: changed specs first, then each file's best matches. */
export function chooseSpecs(
  changed: readonly string[],
  specs: ReadonlyMap<string, string>,
): readonly string[] {
  const own = changed.filter((file) => specs.has(file));
  const lists = changed
    .filter((file) => SHOWN.test(file))
    .map(createRank(specs));
  // The best match of every file comes before any second match.
  const nearest = Array.from({ length: MOST }, (_, i) =>
    lists.flatMap((list) => list[i] ?? []),
  ).flat();
  return [...new Set([...own, ...nearest])].slice(
    0,
    Math.max(MOST, own.length),
  );
}

export const readSpecs = (): ReadonlyMap<string, string> =>
  new Map(
    listFiles(SPECS)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${SPECS}/${name}`)
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  );

/** Whether a file that affects pages has changed since the site was built. */
export function isStale(changed: readonly string[]): boolean {
  const built = 'build/sitemap.xml';
  if (!fs.existsSync(built)) return true;
  const { mtimeMs } = fs.statSync(built);
  return changed.some(
    (file) =>
      /^(?:docs|versioned_docs|static|src)\//.test(file) &&
      (!fs.existsSync(file) || fs.statSync(file).mtimeMs > mtimeMs),
  );
}
