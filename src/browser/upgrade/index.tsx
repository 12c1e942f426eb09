'use client';

import { useEffect, useRef, useState } from 'react';
import Button from '@site/src/components/fields/Button';
import fields from '@site/src/components/fields/styles.module.css';
import { getSummary, type SiteLinks } from '@site/src/upgrade/printReport';
import { PASTED } from '@site/src/upgrade/readGiven';
import type { UpgradeReport } from '@site/src/upgrade/types';
import { BASE } from '../dom/base';
import { replaceAddress } from '../dom/replaceAddress';
import { toSearch } from '../compare/choice';
import Chooser from '../compare/Chooser';
import CodeArea, { type Shown } from './CodeArea';
import ReportView, { Marked } from './ReportView';
import styles from './styles.module.css';
import { useInput, type Input } from './useInput';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

/** `report` is missing until the check has ended. */
interface CheckState {
  readonly status: string;
  readonly isBusy?: boolean;
  readonly report?: UpgradeReport;
}

/** Checks apps in a worker, one at a time. */
function useCheck() {
  const [state, setState] = useState<CheckState>({ status: '' });
  const running = useRef<Worker>();
  const end = (): void => {
    const worker = running.current;
    if (!worker) return;
    // A worker that is terminated while it loads would still report an error.
    worker.onerror = worker.onmessage = null;
    worker.terminate();
    running.current = undefined;
  };
  useEffect(() => end, []);
  const stop = (status: string): void => {
    end();
    setState({ status });
  };
  const fail = (reason: string): void =>
    stop(`Not checked: ${reason} Try again.`);
  const check = (question: UpgradeQuestion): void => {
    const worker = (running.current ??= new Worker(
      `${BASE}js/upgrade/worker.js`,
    ));
    worker.onerror = (): void =>
      fail("the compiler didn't load, or it stopped.");
    worker.onmessage = ({ data: answer }: MessageEvent<UpgradeAnswer>) => {
      if (typeof answer === 'string') fail(answer);
      else setState({ status: getSummary(answer), report: answer });
      // It may be below the screen. Outside of React's events, it is already rendered.
      document.getElementById('report')?.scrollIntoView({ block: 'nearest' });
    };
    setState({ status: 'Checking…', isBusy: true });
    worker.postMessage(question);
  };
  return { ...state, check, stop, show: setState };
}

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  readonly links: SiteLinks;
}

export default function UpgradeForm({ versions, links }: Props) {
  const store = useInput(versions);
  const { input, question, change } = store;
  const { files, from, to } = question;
  const { status, isBusy, report, ...checker } = useCheck();
  const [shown, setShown] = useState<Shown>({ file: PASTED });
  // The input of the last check. Missing code is an error until the input changes.
  const [tried, setTried] = useState<Input>();
  const isUpgrade = versions.indexOf(from) < versions.indexOf(to);
  const error = isUpgrade
    ? 'Paste code, choose files with code, or try the example.'
    : `${to} isn't newer than ${from}. Choose an older version for From, or a newer one for To.`;
  const hasError = !isUpgrade || (tried === input && !files.length);
  const start = (): void => {
    setTried(input);
    if (isUpgrade && files.length) checker.check(question);
    else checker.show({ status: '' });
  };
  return (
    <div className={styles.tool}>
      <Chooser
        versions={versions}
        choice={{ from, to }}
        onChoose={(chosen) => {
          replaceAddress(toSearch(chosen));
          change({ chosen });
        }}
      >
        <div className={fields.actions}>
          <Button
            look="primary"
            onClick={() => {
              if (isBusy) checker.stop('Canceled. Your code is still here.');
              else start();
            }}
          >
            {isBusy ? 'Cancel' : 'Check'}
          </Button>
        </div>
      </Chooser>
      <p role="alert">{hasError && error}</p>
      <CodeArea
        {...{ store, shown, oldest: versions[0] ?? '' }}
        onShow={setShown}
        onCheck={start}
      />
      <div id="report">
        <p role="status">
          <span key={status}>
            <Marked text={status} />
          </span>
        </p>
        {report && <ReportView {...{ report, links }} onShow={setShown} />}
      </div>
    </div>
  );
}
