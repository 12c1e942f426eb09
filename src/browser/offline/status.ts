import { noteDoubt, readKept, type KeptDeployment } from './kept';
import {
  getFiles,
  getMissing,
  LIST_FILE,
  pickKept,
  type ListedFile,
  type OfflineList,
} from './list';
import { KeepError, readList, removeAll, ROOT } from './keep';

export interface Status {
  readonly kept: KeptDeployment | undefined;
  /** What the site has today; nothing where it cannot be asked. */
  readonly list: OfflineList | undefined;
  /** Why there is no list, where it is more than a lost connection. */
  readonly fault?: string | undefined;
}

export const getNames = ({ list }: KeptDeployment): readonly string[] =>
  list.versions.map(({ name }) => name);

const NOT_OFFERED =
  'The site has no list of what can be kept now. You can remove what is kept.';

/**
 * What is kept, and what can be. Removes what the site no longer offers, once
 * it has been without for long.
 */
export async function readStatus(): Promise<Status> {
  const kept = await readKept(ROOT);
  try {
    const list = await readList();
    const isOver =
      kept && (await noteDoubt(ROOT, LIST_FILE, list === undefined));
    if (isOver) await removeAll();
    return list
      ? { kept, list }
      : { kept: isOver ? undefined : kept, list, fault: NOT_OFFERED };
  } catch (error) {
    const fault = error instanceof KeepError ? error.message : undefined;
    return { kept, list: undefined, fault };
  }
}

/** Files that are to come so that the kept versions are as today. */
export function getNews({ kept, list }: Status): readonly ListedFile[] {
  if (!kept || !list) return [];
  const wanted = pickKept(list, kept.list, getNames(kept));
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
