import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '@site/src/upgrade/analyze';
import type { SdkVersion } from '@site/src/upgrade/createSdkVersion';
import type { AppFile } from '@site/src/typing/types';
import type { CheckContext } from '@site/src/upgrade/checkUpgrade';
import type { UpgradeReport } from '@site/src/upgrade/types';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

export type CheckState =
  | { readonly status: 'idle' | 'canceled' | 'loading' }
  | { readonly status: 'checking'; readonly progress?: Progress }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly report: UpgradeReport };

/** What to check, and between which versions. */
export interface CheckOrder extends CheckContext {
  readonly from: string;
  readonly to: string;
  readonly files: readonly AppFile[];
}

/** Where the files of the checker are, and those of the compiler. */
export interface Places {
  readonly base: string;
  readonly compiler: string;
}

/** What every check needs, kept so that the next one needs no network. */
interface CheckData extends Pick<UpgradeQuestion, 'libraries' | 'versions'> {
  readonly worker: Worker;
}

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as T;
}

/** All versions at once, so that any two can be chosen later. */
async function loadData(
  { base, compiler }: Places,
  names: readonly string[],
  worker: Worker,
): Promise<CheckData> {
  const [libraries, versions] = await Promise.all([
    load<UpgradeQuestion['libraries']>(`${compiler}libraries.json`),
    Promise.all(names.map((v) => load<SdkVersion>(`${base}${v}.json`))),
  ]);
  return { worker, libraries, versions };
}

function ask(
  { worker, libraries, versions }: CheckData,
  order: CheckOrder,
): void {
  const names = versions.map((v) => v.version);
  const question: UpgradeQuestion = {
    libraries,
    versions: versions.slice(
      names.indexOf(order.from),
      names.indexOf(order.to) + 1,
    ),
    files: order.files,
    problems: order.problems,
    surroundings: order.surroundings,
    skipped: order.skipped,
  };
  worker.postMessage(question);
}

/** Checks apps in a worker, one at a time. */
export interface Checks {
  readonly state: CheckState;
  readonly check: (order: CheckOrder) => void;
  readonly cancel: () => void;
  /** Shows a report of before; without one, nothing. */
  readonly show: (report?: UpgradeReport) => void;
}

/** @param names all versions, the oldest first */
export function useCheck(places: Places, names: readonly string[]): Checks {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const running = useRef<Worker>();
  const data = useRef<Promise<CheckData>>();
  const end = useCallback((): void => {
    running.current?.terminate();
    running.current = undefined;
    data.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const check = (order: CheckOrder): void => {
    const worker = running.current ?? new Worker(`${places.base}worker.js`);
    running.current = worker;
    const fail = (reason: string): void => {
      if (running.current !== worker) return;
      end();
      setState({ status: 'failed', reason });
    };
    worker.onerror = () => {
      fail('the compiler did not load, or it stopped. Try again.');
    };
    worker.onmessage = ({ data: answer }: MessageEvent<UpgradeAnswer>) => {
      if (running.current !== worker) return;
      if ('failure' in answer) fail(answer.failure);
      else if ('progress' in answer) {
        setState({ status: 'checking', progress: answer.progress });
      } else setState({ status: 'done', report: answer.report });
    };
    setState({ status: 'loading' });
    data.current ??= loadData(places, names, worker);
    data.current.then(
      (loaded) => {
        if (running.current !== worker) return;
        setState({ status: 'checking' });
        ask(loaded, order);
      },
      (error: unknown) => {
        fail(`${error instanceof Error ? error.message : ''} Try again.`);
      },
    );
  };
  const cancel = (): void => {
    end();
    setState({ status: 'canceled' });
  };
  const show = useCallback((report?: UpgradeReport): void => {
    setState(report ? { status: 'done', report } : { status: 'idle' });
  }, []);
  return { state, check, cancel, show };
}
