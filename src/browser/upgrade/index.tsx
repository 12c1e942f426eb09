import React, { useEffect, useState } from 'react';
import clsx from 'clsx';
import Chooser from '../compare/Chooser';
import { guessVersion } from '@site/src/upgrade/guessVersion';
import type { SiteLinks } from '@site/src/upgrade/printReport';
import { sortFiles } from '@site/src/upgrade/sortFiles';
import Picker from './Picker';
import { readFiles, type Given, type NamedFile } from './readGiven';
import Result from './Result';
import styles from './styles.module.css';
import { useCheck, type CheckState, type Places } from './useCheck';
import { useSize } from './useSize';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  readonly links: SiteLinks;
  readonly places: Places;
}

const NOTHING: Given = { files: [], others: 0 };

function describe({ files, others }: Given): string {
  if (!files.length && !others) return '';
  const ignored = others ? ` ${others} other files are ignored.` : '';
  return `${files.length} ${files.length === 1 ? 'file' : 'files'} with code chosen.${ignored}`;
}

/** Takes code and two versions, and shows what the upgrade does to it. */
export default function UpgradeForm({
  versions,
  links,
  places,
}: Props): React.JSX.Element {
  const [choice, setChoice] = useState({
    from: versions[versions.length - 2] ?? '',
    to: versions[versions.length - 1] ?? '',
    module: '',
  });
  const [code, setCode] = useState('');
  const [isTyped, setTyped] = useState(false);
  const [given, setGiven] = useState(NOTHING);
  const [fault, setFault] = useState('');
  const { state, check, cancel } = useCheck(places, versions);
  const [last, setLast] = useState<CheckState>(state);
  useEffect(() => {
    if (state.status === 'done') setLast(state);
  }, [state, setLast]);
  const size = useSize(places.compiler);
  const isBusy = state.status === 'loading' || state.status === 'checking';

  const pick = (named: Promise<readonly NamedFile[]>): void => {
    named.then(readFiles).then(
      (next) => {
        setGiven(next);
        setFault('');
        const from = guessVersion(next.packageJson ?? '', versions);
        if (from !== undefined) setChoice((old) => ({ ...old, from }));
      },
      (error: unknown) => {
        setFault(`The files could not be read: ${String(error)}`);
      },
    );
  };
  const start = (): void => {
    const path = isTyped ? 'pasted.tsx' : 'pasted.jsx';
    const pasted = code.trim() ? [{ path, text: code }] : [];
    const all = [...pasted, ...given.files];
    const [first, last] = [choice.from, choice.to].map((v) =>
      versions.indexOf(v),
    );
    if (first === undefined || last === undefined || first >= last) {
      setFault('Choose a newer version to upgrade to.');
    } else if (!all.length) {
      setFault(
        'Paste code, or choose files with code: JavaScript, TypeScript, Vue or Svelte.',
      );
    } else {
      setFault('');
      const { surroundings = [], skipped = [] } = given;
      const sorted = sortFiles(all);
      check({ ...choice, ...sorted, surroundings, skipped });
    }
  };
  return (
    <div className={styles.tool}>
      <Chooser versions={versions} choice={choice} onChoose={setChoice} />
      <label className={styles.code}>
        Code
        <textarea
          rows={10}
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
          }}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={isTyped}
          onChange={(event) => {
            setTyped(event.target.checked);
          }}
        />{' '}
        The pasted code is TypeScript
      </label>
      <Picker onPick={pick} />
      <p role="status">{describe(given)}</p>
      {given !== NOTHING && (
        <button
          type="button"
          className={clsx('clean-btn', styles.forget)}
          onClick={() => {
            setGiven(NOTHING);
          }}
        >
          Forget the files
        </button>
      )}
      <p>
        <button
          type="button"
          className="button button--primary"
          onClick={isBusy ? cancel : start}
        >
          {isBusy ? 'Cancel' : 'Check'}
        </button>{' '}
        {size && <span>The first check loads {size}.</span>}
      </p>
      <p role="alert">{fault}</p>
      <Result state={state.status === 'idle' ? last : state} links={links} />
    </div>
  );
}
