'use client';

import React, { useState } from 'react';
import Chooser from '../compare/Chooser';
import type { SiteLinks } from '@site/src/upgrade/printReport';
import CodeField from './CodeField';
import { getOrder, getRefusal } from './getOrder';
import GivenFiles from './GivenFiles';
import Result from './Result';
import styles from './styles.module.css';
import { useCheck, type Places } from './useCheck';
import { useInput } from './useInput';
import { useKept } from './useKept';
import { useSize } from './useSize';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  readonly links: SiteLinks;
  readonly places: Places;
}

/** Takes code and two versions, and shows what the upgrade does to it. */
export default function UpgradeForm({
  versions,
  links,
  places,
}: Props): React.JSX.Element {
  const [fault, setFault] = useState('');
  const { input, change, pick, forget, doubt } = useInput(versions, setFault);
  const { state, check, cancel, show } = useCheck(places, versions);
  const report = state.status === 'done' ? state.report : undefined;
  const isKept = useKept(
    { input, ...(report && { report }) },
    versions,
    (kept) => {
      change(kept.input);
      if (kept.report) show(kept.report);
    },
  );
  const size = useSize(places.compiler);
  const isBusy = state.status === 'loading' || state.status === 'checking';
  const start = (): void => {
    const refusal = getRefusal(input, versions);
    setFault(refusal);
    if (refusal) show();
    else check(getOrder(input));
  };
  return (
    <div className={styles.tool}>
      <Chooser
        versions={versions}
        choice={input.choice}
        onChoose={(next) => {
          change({ choice: next });
        }}
      />
      <CodeField input={input} onChange={change} />
      <GivenFiles
        given={input.given}
        isKept={isKept}
        doubt={doubt}
        onPick={pick}
        onForget={forget}
      />
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
