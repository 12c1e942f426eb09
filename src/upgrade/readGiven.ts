import type { AppFile } from '../typing/types';
import { isSetting, isSource, selectFiles, sortFiles } from './selectFiles';
import type { Problem, Skipped } from './types';

/** A file below a folder that was given. */
export interface GivenFile {
  readonly path: string;
  /** @throws where it cannot be read, with the reason */
  readonly read: () => string | Promise<string>;
}

/** What was read of an app. */
export interface GivenApp {
  readonly files: readonly AppFile[];
  /** What says what imports mean, and which version of the SDK is there; the outer first. */
  readonly settings: readonly AppFile[];
  readonly skipped: readonly Skipped[];
  readonly problems: readonly Problem[];
  /** Files that are neither. */
  readonly others: number;
}

const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** In the order of folders, the files of each after one another. */
const toKey = (path: string): string => path.split('/').join('\0');

/**
 * Reads the app's own files of all that is below a folder. What cannot be read is
 * named, and keeps nothing else from being read.
 * @param root the folder: `''`, or with `/` at the end
 * @param above ignore files of the folders around it
 */
export async function readGiven(
  root: string,
  given: readonly GivenFile[],
  above: readonly AppFile[] = [],
): Promise<GivenApp> {
  const problems: Problem[] = [];
  const readAll = async (list: readonly GivenFile[]): Promise<AppFile[]> => {
    const texts = list.map(async ({ path, read }) => {
      try {
        return [{ path, text: await read() }];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `Not checked: it cannot be read. ${reason}`;
        problems.push({ file: path, message, isOpen: isSource(path) });
        return [];
      }
    });
    return (await Promise.all(texts)).flat();
  };
  const sorted = [...given].sort((a, b) =>
    toKey(a.path) < toKey(b.path) ? -1 : 1,
  );
  const ignores = sorted.filter(({ path }) => getName(path) === '.gitignore');
  const { own, skipped, ...selected } = selectFiles(
    root,
    sorted.map(({ path }) => path),
    [...above, ...(await readAll(ignores))],
  );
  const ownPaths = new Set(own);
  const chosen = sorted.filter(({ path }) => ownPaths.has(path));
  const settings = await readAll(chosen.filter((f) => isSetting(f.path)));
  const rest = chosen.filter(
    ({ path }) => path.endsWith('.json') && !isSetting(path),
  );
  for (const { text } of settings) {
    if (!text.includes('"extends"')) continue;
    // Which are read too: they can extend others.
    const wanted = rest.filter(
      ({ path }) =>
        text.includes(getName(path).slice(0, -'.json'.length)) &&
        !settings.some((s) => s.path === path),
    );
    settings.push(...(await readAll(wanted)));
  }
  const sources = chosen.filter(({ path }) => isSource(path));
  const { files, problems: unfit } = sortFiles(await readAll(sources));
  const depth = ({ path }: AppFile): number => path.split('/').length;
  return {
    files,
    settings: settings.sort((a, b) => depth(a) - depth(b)),
    skipped,
    problems: [...selected.problems, ...problems, ...unfit],
    others: own.length - sources.length - settings.length,
  };
}
