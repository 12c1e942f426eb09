import React, { useRef } from 'react';
import { listChosen, listDropped, type NamedFile } from './readGiven';
import styles from './styles.module.css';

interface Props {
  readonly onPick: (files: Promise<readonly NamedFile[]>) => void;
}

/** React 17 does not know the attribute that lets an input take a folder. */
const FOLDER = { webkitdirectory: '' };

/** Files or a folder, chosen or dropped. */
export default function Picker({ onPick }: Props): React.JSX.Element {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const pick = (event: React.ChangeEvent<HTMLInputElement>): void => {
    if (event.target.files?.length) {
      onPick(Promise.resolve(listChosen(event.target.files)));
    }
    // So that choosing the same again counts.
    event.target.value = '';
  };
  const input = { hidden: true, type: 'file', onChange: pick };
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onPick(listDropped(event.dataTransfer));
      }}
    >
      <p>Drop files or a folder here, or</p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => files.current?.click()}
        >
          Choose files
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => folder.current?.click()}
        >
          Choose a folder
        </button>
      </div>
      <input
        ref={files}
        {...input}
        multiple
        accept=".js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx,.vue,.svelte,.json"
        aria-label="Files"
      />
      <input ref={folder} {...input} {...FOLDER} aria-label="Folder" />
    </div>
  );
}
