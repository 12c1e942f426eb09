import { useEffect, useRef, useState } from 'react';
import type { UpgradeReport } from '@site/src/upgrade/types';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

export type CheckState =
  | { readonly status: 'idle' | 'canceled' | 'checking' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly report: UpgradeReport };

/** Checks apps in a worker, one at a time. */
export interface Checks {
  readonly state: CheckState;
  readonly check: (question: UpgradeQuestion) => void;
  readonly cancel: () => void;
  readonly show: (state: CheckState) => void;
}

/** @param base where the files of the check are */
export function useCheck(base: string): Checks {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const running = useRef<Worker>();
  const end = (): void => {
    const worker = running.current;
    if (!worker) return;
    // A worker that ends while it loads still reports an error.
    worker.onerror = worker.onmessage = null;
    worker.terminate();
    running.current = undefined;
  };
  useEffect(() => end, []);
  const check = (question: UpgradeQuestion): void => {
    const worker = running.current ?? new Worker(`${base}worker.js`);
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
