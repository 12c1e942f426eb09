import { readPreferred } from '../dom/storage';
import { replaceAddress } from '../dom/replaceAddress';
import {
  changeTerms,
  getFirstState,
  isEdited,
  type PlaygroundState,
} from './state';
import { readState } from './storage';

/** Returns the version in the URL and removes it there, because it is now selected. */
function takeVersion(versions: readonly string[]): string | undefined {
  const named = new URLSearchParams(location.search).get('version');
  if (named === null) return undefined;
  replaceAddress(location.pathname + location.hash);
  return versions.includes(named) ? named : undefined;
}

/**
 * Returns the initial state: that of the tab or the first example, with the version of
 * the URL or else the last one that the reader selected.
 */
export function readFirst(
  state: PlaygroundState,
  versions: readonly string[],
): PlaygroundState {
  const named = takeVersion(versions);
  const kept = readState(versions);
  if (kept) {
    if (named === undefined || named === kept.work.version) return kept;
    const notice = isEdited(kept)
      ? `Your code now runs with SDK ${named}.`
      : '';
    return { ...changeTerms(kept, { version: named }), notice };
  }
  const preferred = versions.find((name) => name === readPreferred());
  return getFirstState(named ?? preferred ?? state.work.version);
}
