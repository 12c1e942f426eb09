import { useEffect, useRef, useState } from 'react';
import type { SdkVersion } from '@site/src/upgrade/SdkVersion';
import type { UpgradeReport } from '@site/src/upgrade/types';
import type { UpgradeAnswer, UpgradeQuestion } from './worker';

export type CheckState =
  | { readonly status: 'idle' | 'canceled' | 'loading' | 'checking' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'done'; readonly report: UpgradeReport };

/** What every check needs, loaded once so that the next one needs no network. */
type CheckData = Pick<UpgradeQuestion, 'libraries' | 'versions'>;

/** What to check, and between which versions. */
export type CheckOrder = Omit<UpgradeQuestion, keyof CheckData> & {
  readonly from: string;
  readonly to: string;
};

/** Where the files of the checker are, those of the compiler, and those of the editor. */
export interface Places {
  readonly base: string;
  readonly compiler: string;
  readonly editor: string;
}

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
  readonly check: (order: CheckOrder) => Promise<void>;
  readonly cancel: () => void;
  readonly show: (state: CheckState) => void;
}

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

  const check = async ({ from, to, ...order }: CheckOrder): Promise<void> => {
    const worker = running.current ?? new Worker(`${places.base}worker.js`);
    running.current = worker;
    const show = (next: CheckState): void => {
      if (running.current !== worker) return;
      if (next.status === 'failed') {
        end();
        data.current = undefined;
      }
      setState(next);
    };
    const fail = (reason: string): void => {
      show({ status: 'failed', reason });
    };
    worker.onerror = () => {
      fail('the compiler did not load, or it stopped. Try again.');
    };
    worker.onmessage = ({ data: answer }: MessageEvent<UpgradeAnswer>) => {
      if (typeof answer === 'string') fail(answer);
      else show({ status: 'done', report: answer });
    };
    show({ status: 'loading' });
    try {
      const { libraries, versions } = await (data.current ??= loadData(
        places,
        names,
      ));
      show({ status: 'checking' });
      const wanted = versions.slice(names.indexOf(from), names.indexOf(to) + 1);
      worker.postMessage({ ...order, libraries, versions: wanted });
    } catch (error) {
      fail(`${error instanceof Error ? error.message : ''} Try again.`);
    }
  };
  const cancel = (): void => {
    end();
    setState({ status: 'canceled' });
  };
  return { state, check, cancel, show: setState };
}
