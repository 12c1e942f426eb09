import type { Work } from '@site/src/browser/run/sharing/Work';

/** What a reader works on. */
export interface Draft {
  readonly work: Work;
  /** The code as it came, before the reader changed it. */
  readonly origin: string;
}

/** What the page shows, and where it comes from. */
export interface State extends Draft {
  /** Fragment of the link that it came with; `''` without. */
  readonly link: string;
  /** What the reader had written when other code took its place. */
  readonly former?: Draft | undefined;
  /** Said to the reader. */
  readonly notice: string;
  /** Counts what did not come by typing, and must be shown. */
  readonly revision: number;
}

/** A call and an event that every version has. */
const FIRST_CODE = `import { Device, Lifecycle } from '@firebolt-js/sdk';

Lifecycle.listen('foreground', () => console.log('Seen by the viewer'));

console.log(await Device.name());
await Lifecycle.ready();
`;

export function getFirstState(version: string): State {
  return {
    work: { version, language: 'js', code: FIRST_CODE },
    origin: FIRST_CODE,
    link: '',
    notice: '',
    revision: 0,
  };
}

/** Whether the code is the reader's own. */
export const isEdited = ({ work, origin }: Draft): boolean =>
  work.code !== origin && work.code.trim() !== '';

/** What the reader has written, if it would be a loss. */
const getOwn = (state: Draft): Draft | undefined =>
  isEdited(state) ? { work: state.work, origin: state.origin } : undefined;

/** Other code takes the place; what the reader had written can be brought back. */
export function replaceWork(
  state: State,
  work: Work,
  { link = state.link, notice }: { link?: string; notice: string },
): State {
  return {
    work,
    origin: work.code,
    link,
    notice,
    former: getOwn(state) ?? state.former,
    revision: state.revision + 1,
  };
}

/** Puts back what the reader had written. */
export function bringBack(state: State): State {
  const { former } = state;
  if (!former) return state;
  return {
    ...state,
    ...former,
    former: getOwn(state),
    notice: 'Your code is back.',
    revision: state.revision + 1,
  };
}

/** The same code for another version, or in another language. */
export function changeTerms(
  state: State,
  terms: Partial<Omit<Work, 'code'>>,
): State {
  return {
    ...state,
    work: { ...state.work, ...terms },
    notice: '',
    revision: state.revision + 1,
  };
}

/** Takes the newest version in place of none, and of one that is not here. */
export function settleVersion(
  work: Work,
  versions: readonly string[],
  newest: string,
): { readonly work: Work; readonly notice: string } {
  if (versions.includes(work.version)) return { work, notice: '' };
  const named = work.version.slice(0, 40);
  return {
    work: { ...work, version: newest },
    notice: named
      ? `The link is for SDK ${named}, which is not here. Its code is shown with ${newest}; choose another version if you need one.`
      : '',
  };
}
