import { FILE_LIMIT, isSource } from '@site/src/upgrade/sortFiles';
import type { AppFile } from '@site/src/typing/types';

/** What a reader has chosen or dropped. */
export interface Given {
  readonly files: readonly AppFile[];
  /** Text of the first `package.json`. */
  readonly packageJson?: string;
  /** Files that are no sources. */
  readonly others: number;
}

/** A file with its path below what was chosen. */
export interface NamedFile {
  readonly path: string;
  readonly file: File;
}

const isForeign = (path: string): boolean => /(^|\/)node_modules\//.test(path);

/** Reads the sources, and no more of each than the checker takes. */
export async function readFiles(named: readonly NamedFile[]): Promise<Given> {
  const own = named.filter(({ path }) => !isForeign(path));
  const sources = own.filter(({ path }) => isSource(path));
  const manifest = own.find(({ path }) => /(^|\/)package\.json$/.test(path));
  const packageJson = await manifest?.file.text();
  const files = await Promise.all(
    sources.map(async ({ path, file }) => ({
      path,
      text: await file.slice(0, FILE_LIMIT * 4).text(),
    })),
  );
  return {
    files,
    others: own.length - sources.length - (manifest ? 1 : 0),
    ...(packageJson !== undefined && { packageJson }),
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
  if (isForeign(`${path}/`)) return [];
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
