import type { Work } from '@site/src/browser/run/sharing/fragment';

/** Code that can be saved. */
export interface Draft {
  /** Identifies saved code. */
  readonly id: string;
  readonly name: string;
  readonly work: Work;
  /** The code before the reader changed it. */
  readonly origin: string;
}

export interface PlaygroundState extends Draft {
  /** The fragment of the link that was opened, or `''`. */
  readonly link: string;
  /** The reader's changed code, after other code has replaced it. */
  readonly former?: Draft | undefined;
  /** A message for the reader. */
  readonly notice: string;
}

/** Uses only members that every version has. */
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

/** Returns the parts of a state that are saved. */
export const toDraft = ({ id, name, work, origin }: Draft): Draft => ({
  id,
  name,
  work,
  origin,
});

/** Returns the code that the reader can restore after a replacement. */
const getFormer = (state: PlaygroundState): Draft | undefined =>
  isEdited(state) ? toDraft(state) : state.former;

/** Returns the next state. */
export type Change = (state: PlaygroundState) => PlaygroundState;

/** Replaces the code; the reader can restore code that was changed. */
export const replaceWork =
  (
    work: Work,
    changes: Pick<PlaygroundState, 'name' | 'notice'> & { link?: string },
  ): Change =>
  (state) => ({
    ...state,
    ...changes,
    id: createId(),
    work,
    origin: work.code,
    former: getFormer(state),
  });

export const openSample = (work: Work, name: string): Change =>
  replaceWork(work, { name, notice: `Opened: ${name}.` });

/** Opens saved code. The id stays, so that further changes are saved there. */
export const openDraft =
  (draft: Draft): Change =>
  (state) => ({
    ...state,
    ...toDraft(draft),
    notice: `Opened: ${draft.name}.`,
    former: state.id === draft.id ? state.former : getFormer(state),
  });

/** Discards the reader's changes. */
export const restoreCode: Change = (state) => {
  const { name, origin, work } = state;
  return replaceWork({ ...work, code: origin }, { name, notice: '' })(state);
};

/** Takes the code in the editor, which also reports code that the page has set. */
export const typeCode =
  (code: string): Change =>
  (state) =>
    state.work.code === code
      ? state
      : { ...state, work: { ...state.work, code } };

/** Takes code that was typed before the script had loaded the code of the tab. */
export const typeEarly =
  (code: string): Change =>
  (state) => ({
    ...typeCode(code)(getFirstState(state.work.version)),
    former: getFormer(state),
  });

/** Restores the reader's code. */
export const bringBack: Change = (state) => ({
  ...state,
  ...state.former,
  former: isEdited(state) ? toDraft(state) : undefined,
  notice: 'Your code has been restored.',
});

/** Changes the version or the language. */
export const changeTerms =
  (terms: Partial<Omit<Work, 'code'>>): Change =>
  (state) => ({ ...state, work: { ...state.work, ...terms }, notice: '' });

/** Replaces a missing or unknown version with the newest. */
export function settleVersion(
  work: Work,
  versions: readonly string[],
): { readonly work: Work; readonly notice: string } {
  if (versions.includes(work.version)) return { work, notice: '' };
  const version = versions.at(-1) ?? '';
  const named = work.version.slice(0, 40);
  return {
    work: { ...work, version },
    notice: named
      ? `The link uses SDK ${named}, which this site does not document. The playground uses ${version} instead. You can choose another version.`
      : '',
  };
}
