'use client';

import { useEffect, useRef, useState } from 'react';
import fields from '@site/src/components/fields/styles.module.css';
import { getSummary, type SiteLinks } from '@site/src/upgrade/printReport';
import { PASTED } from '@site/src/upgrade/readGiven';
import type { UpgradeReport } from '@site/src/upgrade/types';
import { BASE } from '../dom/base';
import Chooser from '../compare/Chooser';
import CodeArea, { type Shown } from './CodeArea';
import ReportView, { Marked } from './ReportView';
import styles from './styles.module.css';
import { getFault, getQuestion, useInput } from './useInput';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

type CheckState =
  | { readonly status: 'idle' | 'canceled' | 'checking' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly report: UpgradeReport };

/** Checks apps in a worker, one at a time. */
function useCheck() {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const running = useRef<Worker>();
  const end = (): void => {
    const worker = running.current;
    if (!worker) return;
    // A worker that is terminated while it loads still reports an error.
    worker.onerror = worker.onmessage = null;
    worker.terminate();
    running.current = undefined;
  };
  useEffect(() => end, []);
  const check = (question: UpgradeQuestion): void => {
    const worker = running.current ?? new Worker(`${BASE}js/upgrade/worker.js`);
    running.current = worker;
    const fail = (reason: string): void => {
      end();
      setState({ status: 'failed', reason: `${reason} Try again.` });
    };
    worker.onerror = () => {
      fail('the compiler did not load, or it stopped.');
    };
    worker.onmessage = ({ data: answer }: MessageEvent<UpgradeAnswer>) => {
      if (typeof answer === 'string') fail(answer);
      else setState({ status: 'done', report: answer });
    };
    setState({ status: 'checking' });
    worker.postMessage(question);
  };
  const cancel = (): void => {
    end();
    setState({ status: 'canceled' });
  };
  return { state, check, cancel, show: setState };
}

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  readonly links: SiteLinks;
}

/** The state as a sentence; `''` before the first check. */
function getStatus(state: CheckState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'canceled':
      return 'Canceled. Your code is still here.';
    case 'checking':
      return 'Checking…';
    case 'failed':
      return `Not checked: ${state.reason}`;
    case 'done':
      return getSummary(state.report);
  }
}

/** Takes code and two versions, and shows what the upgrade changes. */
export default function UpgradeForm({ versions, links }: Props) {
  const control = useInput(versions);
  const { input, change, fault, setFault } = control;
  const { state, check, cancel, show } = useCheck();
  const [shown, setShown] = useState<Shown>({ file: '' });
  const isBusy = state.status === 'checking';
  const start = (): void => {
    const refusal = getFault(input, versions, true);
    setFault(refusal);
    if (refusal) show({ status: 'idle' });
    else check(getQuestion(input));
  };
  return (
    <div className={styles.tool}>
      <Chooser
        versions={versions}
        choice={input.choice}
        onChoose={(choice) => {
          change({ choice, isChosen: true });
        }}
      >
        <div className={fields.actions}>
          <button
            type="button"
            className="button button--primary"
            onClick={isBusy ? cancel : start}
          >
            {isBusy ? 'Cancel' : 'Check'}
          </button>
        </div>
      </Chooser>
      <p role="alert">{fault}</p>
      <CodeArea
        {...{ control, shown, oldest: versions[0] ?? '' }}
        onShow={(file) => {
          setShown({ file });
        }}
        onCheck={start}
      />
      <p role="status">
        <Marked text={getStatus(state)} />
      </p>
      {state.status === 'done' && (
        <ReportView
          report={state.report}
          links={links}
          onShow={(path, line) => {
            setShown({ file: path === PASTED ? '' : path, line });
          }}
        />
      )}
    </div>
  );
}
