import { useEffect, useRef, useState } from 'react';
import type { SdkVersion } from '@site/src/upgrade/SdkVersion';
import type { UpgradeReport } from '@site/src/upgrade/types';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

export type CheckState =
  | { readonly status: 'idle' | 'canceled' | 'loading' | 'checking' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly report: UpgradeReport };

/** What to check, and between which versions. */
export interface CheckOrder extends Omit<
  UpgradeQuestion,
  'libraries' | 'versions'
> {
  readonly from: string;
  readonly to: string;
}

/** Where the files of the checker are, those of the compiler, and those of the editor. */
export interface Places {
  readonly base: string;
  readonly compiler: string;
  readonly editor: string;
}

/** What every check needs, kept so that the next one needs no network. */
type CheckData = Pick<UpgradeQuestion, 'libraries' | 'versions'>;

async function load<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} returned ${response.status}.`);
  return (await response.json()) as T;
}

/** All versions at once, so that any two can be chosen later. */
async function loadData(
  { base, compiler }: Places,
  names: readonly string[],
): Promise<CheckData> {
  const [libraries, versions] = await Promise.all([
    load<CheckData['libraries']>(`${compiler}libraries.json`),
    Promise.all(names.map((name) => load<SdkVersion>(`${base}${name}.json`))),
  ]);
  return { libraries, versions };
}

/** Checks apps in a worker, one at a time. */
export interface Checks {
  readonly state: CheckState;
  readonly check: (order: CheckOrder) => void;
  readonly cancel: () => void;
  readonly show: (state: CheckState) => void;
}

/** The result of before, for a reader who comes back to the page. */
let last: CheckState = { status: 'idle' };

/** @param names all versions, the oldest first */
export function useCheck(places: Places, names: readonly string[]): Checks {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const running = useRef<Worker>();
  const data = useRef<Promise<CheckData>>();
  const end = (): void => {
    running.current?.terminate();
    running.current = undefined;
  };
  useEffect(() => end, []);
  useEffect(() => {
    setState(last);
  }, []);
  useEffect(() => {
    if (state.status === 'done') last = state;
  }, [state]);

  const check = ({ from, to, ...order }: CheckOrder): void => {
    const worker = running.current ?? new Worker(`${places.base}worker.js`);
    running.current = worker;
    const fail = (reason: string): void => {
      if (running.current !== worker) return;
      end();
      data.current = undefined;
      setState({ status: 'failed', reason });
    };
    worker.onerror = () => {
      fail('the compiler did not load, or it stopped. Try again.');
    };
    worker.onmessage = ({ data: answer }: MessageEvent<UpgradeAnswer>) => {
      if (running.current !== worker) return;
      if ('failure' in answer) fail(answer.failure);
      else setState({ status: 'done', report: answer.report });
    };
    setState({ status: 'loading' });
    data.current ??= loadData(places, names);
    data.current.then(
      ({ libraries, versions }) => {
        if (running.current !== worker) return;
        setState({ status: 'checking' });
        const [start, last] = [names.indexOf(from), names.indexOf(to)];
        const wanted = versions.slice(start, last + 1);
        worker.postMessage({ ...order, libraries, versions: wanted });
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
  return { state, check, cancel, show: setState };
}
