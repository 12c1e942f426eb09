import type { Work } from '@site/src/browser/run/sharing/Work';

/** What a reader works on. */
export interface Draft {
  /** Tells it from others that are kept. */
  readonly id: string;
  /** What the reader calls it. */
  readonly name: string;
  readonly work: Work;
  /** The code as it came, before the reader changed it. */
  readonly origin: string;
}

/** What the page shows, and where it comes from. */
export interface PlaygroundState extends Draft {
  /** Fragment of the link that it came with; `''` without. */
  readonly link: string;
  /** What the reader had written when other code took its place. */
  readonly former?: Draft | undefined;
  /** Said to the reader. */
  readonly notice: string;
}

/** A call and an event that every version has. */
const FIRST_CODE = `import { Device, Lifecycle } from '@firebolt-js/sdk';

Lifecycle.listen('foreground', () => console.log('Seen by the viewer'));

console.log(await Device.name());
await Lifecycle.ready();
`;

const createId = (): string => Math.random().toString(36).slice(2);

export function getFirstState(version: string): PlaygroundState {
  return {
    id: createId(),
    name: 'First example',
    work: { version, language: 'js', code: FIRST_CODE },
    origin: FIRST_CODE,
    link: '',
    notice: '',
  };
}

/** Whether the code is the reader's own. */
export const isEdited = ({ work, origin }: Draft): boolean =>
  work.code !== origin && work.code.trim() !== '';

/** What the reader has written, if it would be a loss. */
const getOwn = (state: Draft): Draft | undefined => {
  const { id, name, work, origin } = state;
  return isEdited(state) ? { id, name, work, origin } : undefined;
};

/** How other code takes the place of what was there. */
interface Replacement {
  /** Fragment of the link that it came with. */
  readonly link?: string;
  /** What the new code is called. */
  readonly name?: string;
  readonly notice: string;
}

/** Other code takes the place; what the reader had written can be brought back. */
export function replaceWork(
  state: PlaygroundState,
  work: Work,
  { link = state.link, name = 'Code', notice }: Replacement,
): PlaygroundState {
  return {
    id: createId(),
    name,
    work,
    origin: work.code,
    link,
    notice,
    former: getOwn(state) ?? state.former,
  };
}

/** A work that was kept takes the place; its own changes go on being kept. */
export function openDraft(
  state: PlaygroundState,
  draft: Draft,
  notice: string,
): PlaygroundState {
  const { id, name, work, origin } = draft;
  const former = state.id === id ? undefined : getOwn(state);
  return {
    ...state,
    ...{ id, name, work, origin, notice },
    former: former ?? state.former,
  };
}

/** The first example as a reader has changed it; what was there can be brought back. */
export function typeEarly(
  state: PlaygroundState,
  code: string,
): PlaygroundState {
  const first = getFirstState(state.work.version);
  const former = getOwn(state) ?? state.former;
  return { ...first, work: { ...first.work, code }, former };
}

/** Puts back what the reader had written. */
export function bringBack(state: PlaygroundState): PlaygroundState {
  const { former } = state;
  if (!former) return state;
  return {
    ...state,
    ...former,
    former: getOwn(state),
    notice: 'Your code is restored.',
  };
}

/** The same code for another version, or in another language. */
export function changeTerms(
  state: PlaygroundState,
  terms: Partial<Omit<Work, 'code'>>,
): PlaygroundState {
  return {
    ...state,
    work: { ...state.work, ...terms },
    notice: '',
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
      ? `The link uses SDK ${named}, which this site does not document. The code is shown with ${newest}. You can choose another version.`
      : '',
  };
}
