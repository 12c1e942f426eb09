import { getRules, selectFiles } from '@site/src/upgrade/selectFiles';
import { FILE_LIMIT, isConfig, isSource } from '@site/src/upgrade/sortFiles';
import type { AppFile } from '@site/src/typing/types';
import type { Skipped } from '@site/src/upgrade/types';

/** What a reader has chosen or dropped. */
export interface Given {
  readonly files: readonly AppFile[];
  /** Text of the first `package.json`. */
  readonly packageJson?: string;
  /** Files that are no sources. */
  readonly others: number;
  /** Says what imports mean: each `package.json` and `tsconfig.json`. */
  readonly surroundings?: readonly AppFile[];
  readonly skipped?: readonly Skipped[];
}

/** A file with its path below what was chosen. */
export interface NamedFile {
  readonly path: string;
  readonly file: File;
}

const isForeign = (path: string): boolean => /(^|\/)node_modules\//.test(path);

/** The folder that was given stands first in a path; what it is called says nothing. */
const fromRoot = (path: string): string => path.slice(path.indexOf('/') + 1);

const readText = async ({ path, file }: NamedFile): Promise<AppFile> => ({
  path,
  text: await file.slice(0, FILE_LIMIT * 4).text(),
});

/** Those files that are the app's own, folder by folder that was given. */
async function selectOwn(
  named: readonly NamedFile[],
): Promise<{ own: readonly NamedFile[]; skipped: readonly Skipped[] }> {
  const roots = [...new Set(named.map(({ path }) => path.split('/')[0]))];
  const parts = await Promise.all(
    roots.map(async (root) => {
      const inside = named.filter(({ path }) => path.split('/')[0] === root);
      const ignores = inside.filter((f) => f.path.endsWith('.gitignore'));
      const texts = await Promise.all(ignores.map(readText));
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

/** Reads the sources, and no more of each than the checker takes. */
export async function readFiles(named: readonly NamedFile[]): Promise<Given> {
  const { own, skipped } = await selectOwn(named);
  const sources = own.filter(({ path }) => isSource(path));
  const configs = own.filter(({ path }) => isConfig(path));
  const surroundings = await Promise.all(configs.map(readText));
  const manifest = surroundings.find(({ path }) =>
    /(^|\/)package\.json$/.test(path),
  );
  return {
    files: await Promise.all(sources.map(readText)),
    others: own.length - sources.length - configs.length,
    surroundings,
    skipped,
    ...(manifest && { packageJson: manifest.text }),
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
  if (isForeign(`${path}/`) || path.includes('/.git/')) return [];
  if (entry.isDirectory) {
    const entries = await readFolder(entry as FileSystemDirectoryEntry);
    return (await Promise.all(entries.map(listEntry))).flat();
  }
  const file = await new Promise<File>((resolve, reject) => {
    (entry as FileSystemFileEntry).file(resolve, reject);
  });
  return [{ path, file }];
}

/** All files that were dropped, those in folders as well. */
export async function listDropped(
  transfer: DataTransfer,
): Promise<readonly NamedFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const lists = entries.flatMap((entry) => (entry ? [listEntry(entry)] : []));
  return (await Promise.all(lists)).flat();
}
