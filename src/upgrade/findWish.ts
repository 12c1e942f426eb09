import type { AppFile } from '../typing/types';
import { readWish, type Wish } from './guessVersion';

/** What a `package.json` asks for, and which one it is. */
export interface FoundWish extends Wish {
  readonly file: string;
}

/**
 * What the first `package.json` that names the SDK asks for.
 * @param names the versions of the SDK, the oldest first
 */
export function findWish(
  surroundings: readonly AppFile[],
  names: readonly string[],
): FoundWish | undefined {
  for (const { path, text } of surroundings) {
    const wish = path.endsWith('package.json')
      ? readWish(text, names)
      : undefined;
    if (wish) return { ...wish, file: path };
  }
  return undefined;
}
