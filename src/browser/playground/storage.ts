import { readStored, store } from '../dom/storage';
import type { Work } from '@site/src/browser/run/sharing/Work';
import type { Draft, PlaygroundState } from './state';

const KEY = 'site.playground';

const isWork = (value: unknown): value is Work => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, language, code } = value as Partial<
    Record<keyof Work, unknown>
  >;
  return (
    typeof version === 'string' &&
    (language === 'js' || language === 'ts') &&
    typeof code === 'string'
  );
};

export const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, work, origin } = value as Partial<
    Record<keyof Draft, unknown>
  >;
  const texts = [id, name, origin];
  return isWork(work) && texts.every((text) => typeof text === 'string');
};

/** Returns the state that the tab has saved, if it is valid. */
export function readState(
  versions: readonly string[],
): PlaygroundState | undefined {
  try {
    const kept = JSON.parse(
      readStored(KEY, 'sessionStorage') ?? 'null',
    ) as unknown;
    if (!isDraft(kept) || !versions.includes(kept.work.version)) {
      return undefined;
    }
    const { link, former, ...draft } = kept as Partial<PlaygroundState> & Draft;
    return {
      ...draft,
      link: typeof link === 'string' ? link : '',
      ...(isDraft(former) && { former }),
      notice: '',
    };
  } catch {
    return undefined;
  }
}

/** Saves the state in the tab; returns whether that succeeded. */
export const keepState = (state: PlaygroundState): boolean =>
  store(KEY, JSON.stringify(state), 'sessionStorage');
