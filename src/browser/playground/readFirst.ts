import { readPreferred } from '../dom/storage';
import { replaceAddress } from '../dom/replaceAddress';
import {
  changeTerms,
  getFirstState,
  isEdited,
  type PlaygroundState,
} from './state';
import { readState } from './storage';

/** The version that the address asks for, which it then forgets: it is chosen. */
function takeVersion(versions: readonly string[]): string | undefined {
  const named = new URLSearchParams(location.search).get('version');
  if (named === null) return undefined;
  replaceAddress(location.pathname + location.hash);
  return versions.includes(named) ? named : undefined;
}

/**
 * What a reader finds: what the tab had, or the first example, for the version
 * that the address asks for, or else was chosen last.
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
