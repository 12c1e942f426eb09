import React, { useRef, useState } from 'react';
import clsx from 'clsx';
import Chooser from '../compare/Chooser';
import { findWish } from '@site/src/upgrade/findWish';
import type { SiteLinks } from '@site/src/upgrade/printReport';
import { sortFiles } from '@site/src/upgrade/sortFiles';
import type { Input } from './Input';
import Picker from './Picker';
import { readFiles, type Given, type NamedFile } from './readGiven';
import Result from './Result';
import styles from './styles.module.css';
import { useCheck, type Places } from './useCheck';
import { useKept } from './useKept';
import { useSize } from './useSize';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  readonly links: SiteLinks;
  readonly places: Places;
}

const NOTHING: Given = { files: [], others: 0 };

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

function describe({ files, others }: Given, isKept: boolean): string {
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

/** Takes code and two versions, and shows what the upgrade does to it. */
export default function UpgradeForm({
  versions,
  links,
  places,
}: Props): React.JSX.Element {
  const [input, setInput] = useState<Input>({
    code: '',
    isTyped: false,
    choice: {
      from: versions[versions.length - 2] ?? '',
      to: versions[versions.length - 1] ?? '',
    },
    given: NOTHING,
  });
  const { code, isTyped, choice, given } = input;
  const change = (part: Partial<Input>): void => {
    setInput((old) => ({ ...old, ...part }));
  };
  const [fault, setFault] = useState('');
  const [doubt, setDoubt] = useState('');
  const { state, check, cancel, show } = useCheck(places, versions);
  const report = state.status === 'done' ? state.report : undefined;
  const isKept = useKept(
    { input, ...(report && { report }) },
    versions,
    (kept) => {
      setInput(kept.input);
      if (kept.report) show(kept.report);
    },
  );
  const size = useSize(places.compiler);
  const isBusy = state.status === 'loading' || state.status === 'checking';
  // Of what was picked twice, only the last counts, however long it takes.
  const picked = useRef<Promise<readonly NamedFile[]>>();

  const pick = (named: Promise<readonly NamedFile[]>): void => {
    picked.current = named;
    named.then(readFiles).then(
      (next) => {
        if (picked.current !== named) return;
        const wish = findWish(next.surroundings ?? [], versions);
        setFault('');
        setDoubt(wish?.doubt ? `${wish.file}: ${wish.doubt}` : '');
        setInput((old) => ({
          ...old,
          given: next,
          choice: { ...old.choice, from: wish?.version ?? old.choice.from },
        }));
      },
      (error: unknown) => {
        setFault(`The files could not be read: ${String(error)}`);
      },
    );
  };
  const refuse = (reason: string): void => {
    setFault(reason);
    show();
  };
  const start = (): void => {
    const path = isTyped ? 'pasted.tsx' : 'pasted.jsx';
    const pasted = code.trim() ? [{ path, text: code }] : [];
    const all = [...pasted, ...given.files];
    const { from, to } = choice;
    if (versions.indexOf(from) >= versions.indexOf(to)) {
      refuse('Choose a newer version to upgrade to.');
    } else if (!all.length) {
      refuse(
        'Paste code, or choose files with code: JavaScript, TypeScript, Vue or Svelte.',
      );
    } else {
      setFault('');
      const { surroundings = [], skipped = [], problems = [] } = given;
      const { files, problems: others } = sortFiles(all);
      const known = [...problems, ...others];
      check({ from, to, files, problems: known, surroundings, skipped });
    }
  };
  return (
    <div className={styles.tool}>
      <Chooser
        versions={versions}
        choice={choice}
        onChoose={(next) => {
          change({ choice: next });
        }}
      />
      <label className={styles.code}>
        Code
        <textarea
          rows={10}
          spellCheck={false}
          value={code}
          onChange={(event) => {
            change({ code: event.target.value });
          }}
        />
      </label>
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
      <Picker onPick={pick} />
      <p role="status">
        {describe(given, isKept)} {doubt}
      </p>
      {given.files.length + given.others > 0 && (
        <button
          type="button"
          className={clsx('clean-btn', styles.forget)}
          onClick={() => {
            setDoubt('');
            change({ given: NOTHING });
          }}
        >
          Forget the files
        </button>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--primary"
          onClick={isBusy ? cancel : start}
        >
          {isBusy ? 'Cancel' : 'Check'}
        </button>
        {size && <span>The first check loads {size}.</span>}
      </div>
      <p role="alert">{fault}</p>
      <Result state={state} links={links} />
    </div>
  );
}
