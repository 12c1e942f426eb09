import { getRules, selectFiles } from '@site/src/upgrade/selectFiles';
import { FILE_LIMIT, isConfig, isSource } from '@site/src/upgrade/sortFiles';
import type { AppFile } from '@site/src/typing/types';
import type { Problem, Skipped } from '@site/src/upgrade/types';

/** What a reader has chosen or dropped. */
export interface ChosenFiles {
  readonly files: readonly AppFile[];
  /** Files that are no sources. */
  readonly others: number;
  /** Says what imports mean: each `package.json` and `tsconfig.json`. */
  readonly surroundings?: readonly AppFile[];
  readonly skipped?: readonly Skipped[];
  readonly problems?: readonly Problem[];
}

/** A file with its path below what was chosen. */
export interface NamedFile {
  readonly path: string;
  /** Nothing for a file or folder that the browser cannot read. */
  readonly file?: File;
}

const isForeign = (path: string): boolean =>
  /(^|\/)(node_modules|\.git)$/.test(path);

/** The folder that was given stands first in a path; what it is called says nothing. */
const fromRoot = (path: string): string => path.slice(path.indexOf('/') + 1);

/** The text of a file; nothing where it cannot be read. */
async function readText({
  path,
  file,
}: NamedFile): Promise<AppFile | undefined> {
  try {
    const text = await file?.slice(0, FILE_LIMIT * 4).text();
    return text === undefined ? undefined : { path, text };
  } catch {
    return undefined;
  }
}

/** The texts of the files that can be read. */
async function readTexts(named: readonly NamedFile[]): Promise<AppFile[]> {
  const texts = await Promise.all(named.map(readText));
  return texts.filter((file): file is AppFile => file !== undefined);
}

/** In the order in which a command goes through folders. */
function sortByPath(named: readonly NamedFile[]): readonly NamedFile[] {
  const toKey = ({ path }: NamedFile) => path.split('/').join('\0');
  return [...named].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

/** Those files that are the app's own, folder by folder that was given. */
async function selectOwn(
  named: readonly NamedFile[],
): Promise<{ own: readonly NamedFile[]; skipped: readonly Skipped[] }> {
  const roots = [...new Set(named.map(({ path }) => path.split('/')[0]))];
  const parts = await Promise.all(
    roots.map(async (root) => {
      const inside = named.filter(({ path }) => path.split('/')[0] === root);
      const ignores = inside.filter((f) => f.path.endsWith('.gitignore'));
      const texts = await readTexts(ignores);
      const paths = inside.map(({ path }) => fromRoot(path));
      const rules = getRules(
        paths,
        new Map(texts.map(({ path, text }) => [fromRoot(path), text])),
      );
      const { own, skipped } = selectFiles(paths, rules);
      const kept = new Set(own);
      return {
        own: inside.filter(({ path }) => kept.has(fromRoot(path))),
        skipped: skipped.map((s) => ({ ...s, path: `${root}/${s.path}` })),
      };
    }),
  );
  return {
    own: parts.flatMap((p) => p.own),
    skipped: parts.flatMap((p) => p.skipped),
  };
}

/** The settings among the files, with those that others extend by name. */
async function readSettings(
  named: readonly NamedFile[],
): Promise<readonly AppFile[]> {
  const found = await readTexts(named.filter(({ path }) => isConfig(path)));
  const others = named.filter(
    ({ path }) => path.endsWith('.json') && !isConfig(path),
  );
  for (const { text } of found) {
    const wanted = others.filter(({ path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
      const isKnown = found.some((file) => file.path === path);
      return !isKnown && text.includes('"extends"') && text.includes(name);
    });
    // Which are read too: they can extend others.
    found.push(...(await readTexts(wanted)));
  }
  return found;
}

const getDepth = ({ path }: AppFile): number => path.split('/').length;

/** Reads the sources, and no more of each than the checker takes. */
export async function readFiles(
  named: readonly NamedFile[],
): Promise<ChosenFiles> {
  const { own, skipped } = await selectOwn(sortByPath(named));
  const sources = own.filter(({ path }) => isSource(path));
  const folders = own.filter(({ path, file }) => !file && !isSource(path));
  const surroundings = await readSettings(own);
  const files = await readTexts(sources);
  const read = new Set(files.map(({ path }) => path));
  const unread = [...sources, ...folders].filter((f) => !read.has(f.path));
  return {
    files,
    others: own.length - sources.length - surroundings.length - folders.length,
    // The outer one speaks for the app.
    surroundings: [...surroundings].sort((a, b) => getDepth(a) - getDepth(b)),
    skipped,
    problems: unread.map(({ path }) => ({
      file: path,
      message: 'Not checked: it cannot be read.',
    })),
  };
}

/** The files of an input, with the folders that it names. */
export function listChosen(files: FileList): readonly NamedFile[] {
  return [...files].map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
}

async function readFolder(
  folder: FileSystemDirectoryEntry,
): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // A reader hands out a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (!some.length) return all;
    all.push(...some);
  }
}

async function listEntry(entry: FileSystemEntry): Promise<NamedFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  try {
    if (entry.isDirectory) {
      // The report names it; its thousands of files need not be listed for that.
      if (isForeign(path))
        return [{ path: `${path}/`, file: new File([], '') }];
      const entries = await readFolder(entry as FileSystemDirectoryEntry);
      return (await Promise.all(entries.map(listEntry))).flat();
    }
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ path, file }];
  } catch {
    return [{ path }];
  }
}

/** All files that were dropped, those in folders as well. */
export async function listDropped(
  transfer: DataTransfer,
): Promise<readonly NamedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const lists = entries.flatMap((entry) => (entry ? [listEntry(entry)] : []));
  return (await Promise.all(lists)).flat();
}
