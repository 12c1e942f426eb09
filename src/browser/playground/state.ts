import type { Work } from '@site/src/browser/run/sharing/fragment';

export interface Draft {
  readonly id: string;
  readonly name: string;
  readonly work: Work;
  /** The code before the reader changed it. */
  readonly origin: string;
}

export interface PlaygroundState extends Draft {
  /** The fragment of the link that was opened, or `''`. */
  readonly link: string;
  /** Code that the reader changed, and that other code has replaced. */
  readonly former?: Draft | undefined;
  readonly notice: string;
}

/** Uses only members that every version has. */
const FIRST_CODE = `import { Device, Lifecycle } from '@firebolt-js/sdk';

Lifecycle.listen('foreground', () => console.log('Seen by the viewer'));

console.log(await Device.name());
await Lifecycle.ready();
`;

const createId = (): string => Math.random().toString(36).slice(2);

export const getFirstState = (version: string): PlaygroundState => ({
  id: createId(),
  name: 'First example',
  work: { version, language: 'js', code: FIRST_CODE },
  origin: FIRST_CODE,
  link: '',
  notice: '',
});

export const isEdited = ({ work, origin }: Draft): boolean =>
  work.code !== origin && work.code.trim() !== '';

export const toDraft = ({ id, name, work, origin }: Draft): Draft => ({
  id,
  name,
  work,
  origin,
});

/** Returns the code that the reader can restore after a replacement. */
const getFormer = (state: PlaygroundState): Draft | undefined =>
  isEdited(state) ? toDraft(state) : state.former;

export type Change = (state: PlaygroundState) => PlaygroundState;

/** Code that the reader has changed can be restored later. */
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

/** Keeps the draft's id, so that further changes are saved under it. */
export const openDraft =
  (draft: Draft): Change =>
  (state) => ({
    ...state,
    ...toDraft(draft),
    notice: `Opened: ${draft.name}.`,
    former: state.id === draft.id ? state.former : getFormer(state),
  });

export const restoreCode: Change = (state) => {
  const { name, origin, work } = state;
  return replaceWork({ ...work, code: origin }, { name, notice: '' })(state);
};

/** The editor also reports code that the page has set. */
export const typeCode =
  (code: string): Change =>
  (state) =>
    state.work.code === code
      ? state
      : { ...state, work: { ...state.work, code } };

/** Handles code that the reader typed before the tab's saved code was loaded. */
export const typeEarly =
  (code: string): Change =>
  (state) => ({
    ...typeCode(code)(getFirstState(state.work.version)),
    former: getFormer(state),
  });

export const bringBack: Change = (state) => ({
  ...state,
  ...state.former,
  former: isEdited(state) ? toDraft(state) : undefined,
  notice: 'Your code has been restored.',
});

export const changeTerms =
  (terms: Partial<Omit<Work, 'code'>>): Change =>
  (state) => ({ ...state, work: { ...state.work, ...terms }, notice: '' });

/** Replaces a missing or unknown version with the newest one. */
export const settleVersion =
  (versions: readonly string[]): Change =>
  (state) => {
    if (versions.includes(state.work.version)) return state;
    const named = state.work.version.slice(0, 40);
    const version = versions.at(-1) ?? '';
    const notice =
      named &&
      `The code uses SDK ${named}, which this site doesn't document. The playground uses ${version} instead. You can choose another version.`;
    return { ...changeTerms({ version })(state), notice };
  };
