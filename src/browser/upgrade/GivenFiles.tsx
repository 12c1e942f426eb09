import React from 'react';
import clsx from 'clsx';
import Picker from './Picker';
import type { ChosenFiles, NamedFile } from './readGiven';
import styles from './styles.module.css';

interface Props {
  readonly given: ChosenFiles;
  /** False where a reload loses them. */
  readonly isKept: boolean;
  /** What they leave open about their version. */
  readonly doubt: string;
  readonly onPick: (files: Promise<readonly NamedFile[]>) => void;
  readonly onForget: () => void;
}

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

function describe({ files, others }: ChosenFiles, isKept: boolean): string {
  if (!files.length && !others) return '';
  return [
    `${count(files.length, 'file', 'files')} with code chosen.`,
    ...(others
      ? [`${count(others, 'other file is', 'other files are')} ignored.`]
      : []),
    ...(isKept
      ? []
      : ['They are too large to be kept: choose them again after a reload.']),
  ].join(' ');
}

/** Takes files, says how many there are, and forgets them. */
export default function GivenFiles({
  given,
  isKept,
  doubt,
  onPick,
  onForget,
}: Props): React.JSX.Element {
  return (
    <>
      <Picker onPick={onPick} />
      <p role="status">
        {describe(given, isKept)} {doubt}
      </p>
      {given.files.length + given.others > 0 && (
        <button
          type="button"
          className={clsx('clean-btn', styles.forget)}
          onClick={onForget}
        >
          Forget the files
        </button>
      )}
    </>
  );
}
