import { createHash } from 'node:crypto';
import path from 'node:path';
import { getFingerprint } from './getFingerprint';
import { readKept } from './readKept';
import { replaceFile } from './replaceFile';

/** Remembers texts by what they are made from. */
export interface Memo {
  readonly has: (source: string) => boolean;
  readonly get: (source: string, make: () => string) => string;
  /** Keeps what was asked for, for the next build. */
  readonly save: () => void;
}

/**
 * Texts of this build and the one before. Versions say the same for the most
 * part, and an edit changes few pages.
 *
 * @param makers value that changes with the code that makes the texts
 * @param shared texts of other memos, by the same sources
 */
export function createMemo(
  file: string,
  makers: string,
  shared = new Map<string, string>(),
): Memo {
  const before = readKept<string>(file);
  const used: Record<string, string> = {};
  const getKey = (source: string): string =>
    createHash('sha256')
      .update(makers + source)
      .digest('hex');
  return {
    has: (source) => {
      const key = getKey(source);
      return key in used || key in before();
    },
    get(source, make) {
      const key = getKey(source);
      const text = used[key] ?? before()[key] ?? shared.get(key) ?? make();
      used[key] = text;
      shared.set(key, text);
      return text;
    },
    save: () => {
      const keys = Object.keys(used);
      const isSame =
        keys.length === Object.keys(before()).length &&
        keys.every((key) => key in before());
      if (isSame) return;
      replaceFile(file, JSON.stringify(used));
    },
  };
}

/** A value that JSON can hold, made of a source or remembered. */
export const recall = <Value>(
  memo: Pick<Memo, 'get'>,
  source: string,
  make: () => Value,
): Value => JSON.parse(memo.get(source, () => JSON.stringify(make()))) as Value;

/**
 * The memo of a plugin, which forgets all when settings, plugins or packages
 * change.
 *
 * @param name of its file
 */
export const openMemo = (
  siteDir: string,
  name: string,
  shared?: Map<string, string>,
): Memo =>
  createMemo(
    path.join(siteDir, 'node_modules/.cache', `${name}.json`),
    getFingerprint(siteDir),
    shared,
  );
