import type { ChangeEvent } from 'react';
import Select from '@site/src/components/fields/Select';
import { printName } from '@site/src/upgrade/printReport';
import Editor, { type Shown } from './Editor';
import styles from './styles.module.css';
import type { Input, InputControl } from './useInput';

/** An app to try the check with: from the oldest version, it has something of each kind. */
const EXAMPLE = `import { Accessibility, Discovery, Lifecycle } from '@firebolt-js/sdk';

Discovery.listen('navigateTo', (intent) => {
  if (intent.action === 'entity') location.hash = '#/details';
});

const captions = await Accessibility.closedCaptions();
document.body.classList.toggle('captions', captions.enabled);

Lifecycle.listen('unloading', () => Lifecycle.finished());
`;

/** React 17 does not know the attribute that lets an input take a folder. */
const FOLDER = { webkitdirectory: '' };

const ENDS =
  '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.vue,.svelte,.html,.json,.lock,.yaml';

/** Takes files or a folder, chosen or dropped on the field, and forgets them. */
function FilePicker({
  control: { input, pick, change },
}: {
  readonly control: InputControl;
}) {
  const { given } = input;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    if (target.files?.length) pick([...target.files]);
    // So that choosing the same again counts.
    target.value = '';
  };
  return (
    <>
      <label className={`button button--secondary ${styles.files ?? ''}`}>
        Choose files
        <input type="file" onChange={onChange} multiple accept={ENDS} />
      </label>
      <label className={`button button--secondary ${styles.files ?? ''}`}>
        Choose a folder
        <input type="file" onChange={onChange} {...FOLDER} />
      </label>
      <span role="status">
        {given &&
          `${given.files.length} ${given.files.length === 1 ? 'file' : 'files'} with code chosen.`}
      </span>
      {given && (
        <button
          type="button"
          className={`clean-btn ${styles.link ?? ''}`}
          onClick={() => {
            change({ given: undefined, found: undefined });
          }}
        >
          Remove the files
        </button>
      )}
    </>
  );
}

interface Props {
  readonly oldest: string;
  readonly control: InputControl;
  readonly shown: Shown;
  readonly onShow: (file: string) => void;
  /** Where the files of the editor are. */
  readonly base: string;
  readonly onCheck: () => void;
}

/** The input after the reader has changed what the editor shows. */
function edit({ given }: Input, path: string, text: string): Partial<Input> {
  if (!given || !path) return { code: text };
  const files = given.files.map((f) => (f.path === path ? { ...f, text } : f));
  return { given: { ...given, files } };
}

/** The code that is checked: what is pasted, files, or an example. */
export default function CodeArea({
  oldest,
  control,
  shown,
  onShow,
  ...editor
}: Props) {
  const { input, change } = control;
  const { code, isTyped, given, found } = input;
  const file = given?.files.find(({ path }) => path === shown.file);
  return (
    <>
      <div className={styles.bar} data-screen-only="">
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            const choice = { ...input.choice, from: oldest };
            change({ code: EXAMPLE, isTyped: false, choice, isChosen: true });
            onShow('');
          }}
        >
          Example
        </button>
        <FilePicker control={control} />
        <label>
          <input
            type="checkbox"
            checked={isTyped}
            onChange={(event) => {
              change({ isTyped: event.target.checked });
            }}
          />{' '}
          The pasted code is TypeScript
        </label>
      </div>
      {found?.doubt && <p role="status">{printName(found.doubt)}</p>}
      {given && given.files.length > 0 && (
        <Select label="Show" value={shown.file} onChange={onShow}>
          <option value="">Pasted code</option>
          {given.files.map(({ path }) => (
            <option key={path} value={path}>
              {printName(path)}
            </option>
          ))}
        </Select>
      )}
      <Editor
        code={file?.text ?? code}
        isTyped={file ? /\.[cm]?tsx?$/.test(file.path) : isTyped}
        shown={shown}
        {...editor}
        onChange={(text) => {
          change(edit(input, file?.path ?? '', text));
        }}
      />
    </>
  );
}
