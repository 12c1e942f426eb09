import { sortFiles } from '@site/src/upgrade/sortFiles';
import type { Input } from './Input';
import type { CheckOrder } from './useCheck';

/**
 * Why nothing can be checked yet; `''` if all is there.
 * @param versions all versions, the oldest first
 */
export function getRefusal(
  { code, choice, given }: Input,
  versions: readonly string[],
): string {
  if (versions.indexOf(choice.from) >= versions.indexOf(choice.to)) {
    return 'Choose a newer version to upgrade to.';
  }
  return code.trim() || given.files.length
    ? ''
    : 'Paste code, or choose files with code: JavaScript, TypeScript, Vue or Svelte.';
}

/** What to check of all that a reader has given. */
export function getOrder({ code, isTyped, choice, given }: Input): CheckOrder {
  const path = isTyped ? 'pasted.tsx' : 'pasted.jsx';
  const pasted = code.trim() ? [{ path, text: code }] : [];
  const { files, problems } = sortFiles([...pasted, ...given.files]);
  const { surroundings = [], skipped = [] } = given;
  return {
    ...choice,
    files,
    problems: [...(given.problems ?? []), ...problems],
    surroundings,
    skipped,
  };
}
