import createIgnore, { type Ignore } from 'ignore';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import type { Problem } from './types';

/** An import of the SDK, or of a file that may hand it on. */
const IMPORT = new RegExp(
  `${SDK_PACKAGE}|\\b(from|import|require)\\b\\s*\\(?\\s*['"]\\.`,
);

/** True for a text that could import the SDK, itself or by another file. */
export const couldImport = (text: string): boolean => IMPORT.test(text);

/** Wildcards in a line of an ignore file: with more, it can take hours to match a name. */
const STAR_LIMIT = 3;

/** Folders that tools write, beside the `package.json` of what they write. */
const OUTPUT = ['dist', 'build', 'coverage', 'out'];

/** True for a file that the checker reads as code. */
export const isSource = (path: string): boolean =>
  /\.([cm]?[jt]s|[jt]sx|vue|svelte|html?)$/i.test(path);

/** True for a file that says what imports mean, or which version of the SDK is there. */
export const isSetting = (path: string): boolean =>
  /(^|\/)((package|package-lock|npm-shrinkwrap|[\w.-]*(config|base)[\w.-]*)\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(
    path,
  );

/** True for a `package.json`. */
export const isPackage = (path: string): boolean =>
  /(^|\/)package\.json$/.test(path);

/** The folder of a path: `''`, or with `/` at its end. */
export const getFolder = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1);

/** What is told of a folder or file that is not the app's own code. */
export const toSkipped = (file: string, reason: string): Problem => ({
  file,
  message: `Not read: it is ${reason}.`,
  isOpen: false,
});

/** Whether a line can be asked; it may be no pattern, or one that takes too long. */
function isReadable(line: string): boolean {
  if ((line.match(/\*+/g) ?? []).length > STAR_LIMIT) return false;
  try {
    createIgnore().add(line.replace(/^!/, '')).ignores('a');
    return true;
  } catch {
    return false;
  }
}

/** Reads a `.gitignore`; lines that cannot be read are named, and left out. */
function readIgnore({ path, text }: AppFile): {
  readonly rules: Ignore;
  readonly problems: readonly Problem[];
} {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/(\*\*\/)+/g, '**/'));
  const unread = lines.flatMap((line, i) => (isReadable(line) ? [] : [i]));
  return {
    rules: createIgnore().add(lines.filter((_, i) => !unread.includes(i))),
    problems: unread.map((i) => ({
      file: path,
      line: i + 1,
      message: `Left out: this check cannot read the pattern, or it has more than ${STAR_LIMIT} wildcards.`,
      isOpen: false,
    })),
  };
}

/**
 * Of the files below a folder, those that are an app's own, and why others are not.
 * @param root the folder: `''`, or with `/` at the end; what stands above it says nothing
 * @param ignores each `.gitignore`
 */
export function selectFiles(
  root: string,
  paths: readonly string[],
  ignores: readonly AppFile[],
): { readonly own: readonly string[]; readonly problems: readonly Problem[] } {
  const packages = new Set(paths.filter(isPackage).map(getFolder));
  const read = ignores
    .map((file) => ({ folder: getFolder(file.path), ...readIgnore(file) }))
    // The inner one has the last word.
    .sort((a, b) => a.folder.length - b.folder.length);
  const getReason = (path: string, isFolder: boolean): string | undefined => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (isFolder && name === 'node_modules') return 'a folder of packages';
    if (isFolder && name.startsWith('.')) return 'hidden';
    let isIgnored = false;
    for (const { folder, rules } of read) {
      if (!path.startsWith(folder)) continue;
      const found = rules.test(
        path.slice(folder.length) + (isFolder ? '/' : ''),
      );
      if (found.ignored || found.unignored) isIgnored = found.ignored;
    }
    if (isIgnored) return 'named in .gitignore';
    return isFolder && OUTPUT.includes(name) && packages.has(getFolder(path))
      ? 'made from sources'
      : undefined;
  };
  const reasons = new Map<string, string | undefined>();
  const isOwn = (path: string): boolean => {
    const names = path.slice(root.length).split('/');
    return names.every((_, i) => {
      const part = root + names.slice(0, i + 1).join('/');
      const isFolder = i + 1 < names.length;
      if (!reasons.has(part)) reasons.set(part, getReason(part, isFolder));
      return reasons.get(part) === undefined;
    });
  };
  const own = paths.filter(isOwn);
  const skipped = new Map<string, Problem>();
  for (const [file, reason] of reasons) {
    if (reason === undefined) continue;
    const { count = 0, ...first } =
      skipped.get(reason) ?? toSkipped(file, reason);
    skipped.set(reason, { ...first, count: count + 1 });
  }
  const problems = read.flatMap((r) => r.problems);
  return { own, problems: [...problems, ...skipped.values()] };
}
