import React from 'react';
import { readFiles } from './readFiles';
import styles from './styles.module.css';
import type { InputControl } from './useInput';

interface Props {
  readonly control: InputControl;
}

/** React 17 does not know the attribute that lets an input take a folder. */
const FOLDER = { webkitdirectory: '' };

const ENDS =
  '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.vue,.svelte,.html,.json,.lock,.yaml';

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** Takes files or a folder, chosen or dropped on the field, and forgets them. */
export default function FilePicker({
  control: { input, pick, change },
}: Props): React.JSX.Element {
  const { given } = input;
  const onChange = ({ target }: React.ChangeEvent<HTMLInputElement>): void => {
    if (target.files?.length) pick(readFiles([...target.files]));
    // So that choosing the same again counts.
    target.value = '';
  };
  const others = given?.others
    ? ` ${count(given.others, 'other file is', 'other files are')} ignored.`
    : '';
  return (
    <>
      <label className={styles.files}>
        Files <input type="file" onChange={onChange} multiple accept={ENDS} />
      </label>
      <label className={styles.files}>
        Folder <input type="file" onChange={onChange} {...FOLDER} />
      </label>
      <span role="status">
        {given &&
          `${count(given.files.length, 'file', 'files')} with code chosen.${others}`}
      </span>
      {given && (
        <button
          type="button"
          className={`clean-btn ${styles.link ?? ''}`}
          onClick={() => {
            change({ given: undefined, found: undefined });
          }}
        >
          Forget the files
        </button>
      )}
    </>
  );
}
