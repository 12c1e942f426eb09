import type { Work } from '@site/src/browser/run/sharing/Work';

/** Code that can be saved. */
export interface Draft {
  /** Identifies it among saved code. */
  readonly id: string;
  /** The name that the reader gave it. */
  readonly name: string;
  readonly work: Work;
  /** The code before the reader's changes. */
  readonly origin: string;
}

export interface PlaygroundState extends Draft {
  /** Fragment of the link that was opened, or `''`. */
  readonly link: string;
  /** The reader's code that was replaced. */
  readonly former?: Draft | undefined;
  /** A message for the reader. */
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

/** Whether the reader has changed the code. */
export const isEdited = ({ work, origin }: Draft): boolean =>
  work.code !== origin && work.code.trim() !== '';

/** Returns the reader's code if it is worth restoring. */
const getOwn = (state: Draft): Draft | undefined => {
  const { id, name, work, origin } = state;
  return isEdited(state) ? { id, name, work, origin } : undefined;
};

interface Replacement {
  /** Fragment of the link that is opened. */
  readonly link?: string;
  /** Name of the new code. */
  readonly name?: string;
  readonly notice: string;
}

/** Replaces the code; the reader can restore changes. */
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

/** Opens saved code; changes are saved to it. */
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

/** Takes changes to the first example; the reader can restore the code of the tab. */
export function typeEarly(
  state: PlaygroundState,
  code: string,
): PlaygroundState {
  const first = getFirstState(state.work.version);
  const former = getOwn(state) ?? state.former;
  return { ...first, work: { ...first.work, code }, former };
}

/** Restores the reader's code. */
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

/** Changes the version or the language. */
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

/** Replaces a missing or unknown version by the newest. */
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
