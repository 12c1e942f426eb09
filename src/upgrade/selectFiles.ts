import createIgnore from 'ignore';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import type { Problem } from './types';

/** Matches an import of the SDK, or of a file that could re-export it. */
const IMPORT = new RegExp(
  `${SDK_PACKAGE}|\\b(from|import|require)\\b\\s*(\\(\\s*)?['"]\\.`,
);

export const couldImport = (text: string): boolean => IMPORT.test(text);

/** With more wildcards in a pattern, one match can take minutes. */
const STAR_LIMIT = 3;

/** Output folders of tools, next to a `package.json`. */
const OUTPUT = ['dist', 'build', 'coverage', 'out'];

export const isSource = (path: string): boolean =>
  /\.([cm]?[jt]s|[jt]sx|vue|svelte|html?)$/i.test(path);

export const isSetting = (path: string): boolean =>
  /(^|\/)((package|package-lock|npm-shrinkwrap|[\w.-]*(config|base)[\w.-]*)\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(
    path,
  );

export const isPackage = (path: string): boolean =>
  /(^|\/)package\.json$/.test(path);

/** Returns the folder of a path: `''`, or a path that ends with `/`. */
export const getFolder = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1);

export const toSkipped = (file: string, reason: string): Problem => ({
  file,
  message: `Not read: it is ${reason}.`,
  isOpen: false,
});

/** Reads a `.gitignore`. Reports patterns that could take too long to match. */
function readIgnore({ path, text }: AppFile) {
  const rules = createIgnore();
  const problems: Problem[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const pattern = line.replace(/(\*\*\/)+/g, '**/');
    if ((pattern.match(/\*+/g) ?? []).length <= STAR_LIMIT) rules.add(pattern);
    else {
      const message = `Pattern ignored: it has more than ${STAR_LIMIT} wildcards.`;
      problems.push({ file: path, line: i + 1, message, isOpen: false });
    }
  }
  return { rules, problems };
}

/** @param root `''`, or a path that ends with `/`; parent folders aren't checked */
export function selectFiles(
  root: string,
  paths: readonly string[],
  ignores: readonly AppFile[],
) {
  const packages = new Set(paths.filter(isPackage).map(getFolder));
  const read = ignores
    .map((file) => ({ folder: getFolder(file.path), ...readIgnore(file) }))
    // A `.gitignore` in a subfolder overrides those in its parent folders.
    .sort((a, b) => a.folder.length - b.folder.length);
  const getReason = (path: string, isFolder: boolean): string | undefined => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (isFolder && name === 'node_modules') return 'a package folder';
    if (isFolder && name.startsWith('.')) return 'hidden';
    let isIgnored = false;
    for (const { folder, rules } of read) {
      if (!path.startsWith(folder)) continue;
      const found = rules.test(
        path.slice(folder.length) + (isFolder ? '/' : ''),
      );
      if (found.ignored || found.unignored) isIgnored = found.ignored;
    }
    if (isIgnored) return 'listed in .gitignore';
    return isFolder && OUTPUT.includes(name) && packages.has(getFolder(path))
      ? 'an output folder'
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
