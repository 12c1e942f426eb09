import { readKept, type Kept } from '../kept';
import {
  getFiles,
  getMissing,
  pick,
  type ListedFile,
  type OfflineList,
} from '../list';
import { readList, removeAll, ROOT } from './keep';

export interface Status {
  readonly kept: Kept | undefined;
  /** What the site has today; nothing where it cannot be asked. */
  readonly list: OfflineList | undefined;
}

export const getNames = ({ list }: Kept): readonly string[] =>
  list.versions.map(({ name }) => name);

/** What is kept, and what can be. Removes what the site no longer offers. */
export async function readStatus(): Promise<Status> {
  const kept = await readKept(ROOT);
  const list = await readList().catch(() => null);
  if (list === undefined) await removeAll();
  return list === undefined
    ? { kept: undefined, list }
    : { kept, list: list ?? undefined };
}

/** Files that are to come so that the kept versions are as today. */
export function getNews({ kept, list }: Status): readonly ListedFile[] {
  if (!kept || !list) return [];
  const wanted = pick(list, getNames(kept));
  const isShorter = getFiles(wanted).length < getFiles(kept.list).length;
  const news = getMissing(wanted, kept.list);
  // What is gone from the site is news as well; one file stands for it.
  return news.length === 0 && isShorter ? getFiles(wanted).slice(0, 1) : news;
}

/** `5.6 MB` */
export function printSize(files: readonly ListedFile[]): string {
  const bytes = files.reduce((sum, [, , size]) => sum + size, 0);
  return `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`;
}
