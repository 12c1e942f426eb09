import React from 'react';
import { printName } from '@site/src/upgrade/printName';
import Select from '@site/src/components/fields/Select';
import Editor, { type Target } from './Editor';
import { EXAMPLE } from './example';
import FilePicker from './FilePicker';
import styles from './styles.module.css';
import type { Input, InputControl } from './useInput';

interface Props {
  readonly control: InputControl;
  /** The file in the editor; `''` for what was pasted. */
  readonly shown: string;
  readonly onShow: (file: string) => void;
  readonly target: Target | undefined;
  /** Where the files of the editor are. */
  readonly base: string;
  readonly onCheck: () => void;
}

/** The input after the reader has changed what the editor shows. */
function edit(input: Input, path: string, text: string): Partial<Input> {
  const { given } = input;
  if (!given || !path) return { code: text };
  const files = given.files.map((f) => (f.path === path ? { path, text } : f));
  return { given: { ...given, files } };
}

/** The code that is checked: what is pasted, files, or an example. */
export default function CodeArea({
  control,
  shown,
  onShow,
  ...editor
}: Props): React.JSX.Element {
  const { input, change } = control;
  const { code, isTyped, given, found } = input;
  const file = given?.files.find(({ path }) => path === shown);
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            const choice = { ...input.choice, from: '0.6.0' };
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
        <Select label="Show" value={shown} onChange={onShow}>
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
        {...editor}
        onChange={(text) => {
          change(edit(input, file?.path ?? '', text));
        }}
      />
    </>
  );
}
