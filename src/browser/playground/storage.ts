import { readStored, store } from '../dom/storage';
import type { Work } from '@site/src/browser/run/sharing/Work';
import type { Draft, State } from './state';

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

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const { work, origin } = value as Partial<Record<keyof Draft, unknown>>;
  return isWork(work) && typeof origin === 'string';
};

/** What the tab had before it was loaded again; nothing if that is not whole. */
export function readState(versions: readonly string[]): State | undefined {
  try {
    const kept = JSON.parse(
      readStored(KEY, 'sessionStorage') ?? 'null',
    ) as unknown;
    if (!isDraft(kept) || !versions.includes(kept.work.version)) {
      return undefined;
    }
    const { work, origin, link, former } = kept as Partial<State> & Draft;
    return {
      work,
      origin,
      link: typeof link === 'string' ? link : '',
      ...(isDraft(former) && { former }),
      notice: '',
      revision: 0,
    };
  } catch {
    return undefined;
  }
}

/** Whether the tab keeps it until it is closed. */
export const keepState = ({ work, origin, link, former }: State): boolean =>
  store(KEY, JSON.stringify({ work, origin, link, former }), 'sessionStorage');
