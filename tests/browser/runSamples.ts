import {
  prepareCode,
  type PreparedCode,
} from '../../src/browser/run/code/prepareCode';
import { startRun } from '../../src/browser/run/Runner';
import type {
  LineReport,
  RunReport,
  VersionData,
} from '../../src/browser/run/sandbox/protocol';
import { getExports } from '../../src/sdk/createSdk';
import { findMissing, type Result, type Shown } from '../content/results';

export interface Outcome {
  readonly file: string;
  readonly isDone: boolean;
  readonly errors: readonly string[];
  /** True if the sample printed, sent, and drew nothing, and has nothing to call. */
  readonly isSilent: boolean;
  /** Parts of the result that the page promises, but that the sample doesn't show. */
  readonly missing: readonly string[];
  /** Lines that the run has printed although the page describes no result. */
  readonly untold: readonly string[];
}

type AllData = Readonly<Record<string, VersionData>>;

interface Sample {
  readonly file: string;
  readonly version: string;
  readonly code: string;
  readonly result?: Result | undefined;
}

/** Milliseconds to wait for more output after the last line of a sample. */
const REST = 300;

/** Milliseconds to wait for the first output of a sample that has shown nothing. */
const SILENT_REST = 700;

/** Milliseconds within which the result must be shown. */
const LONGEST = 15_000;

const SHOWN = ['line', 'message', 'listen'];

const printValues = ({ values }: LineReport): string =>
  values.map(({ text }) => text).join(' ');

class Watcher {
  readonly printed: string[] = [];
  readonly sent: string[] = [];
  readonly refused: string[] = [];

  /** @param place identifies the frame whose text the test reads */
  constructor(private readonly place: string) {}

  hear(report: RunReport): void {
    if (report.type === 'line') this.print(report);
    if (report.type !== 'message' || report.direction !== 'send') return;
    const { method } = JSON.parse(report.json) as { method: string };
    this.sent.push(method);
  }

  /** Adds a line in the form that readers see; ignores debug lines. */
  private print(report: LineReport): void {
    const text = printValues(report);
    if (report.kind === 'note') this.refused.push(text);
    else if (report.kind !== 'debug' && report.kind !== 'value')
      this.printed.push(...text.split('\n'));
  }

  async getShown(hasScreen: boolean): Promise<Shown> {
    const { readScreen } = window as unknown as { readScreen: ReadScreen };
    const text = hasScreen ? await readScreen(this.place) : '';
    const { printed, sent, refused } = this;
    return {
      printed,
      sent,
      refused,
      screen: text.split('\n').filter((line) => line.trim()),
    };
  }
}

type ReadScreen = (place: string) => Promise<string>;

const wait = (delay: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, delay));

/** Waits until the result is complete or the time limit is reached. */
async function awaitResult(
  result: Result,
  getShown: () => Promise<Shown>,
): Promise<void> {
  const end = Date.now() + LONGEST;
  while (findMissing(result, await getShown()).length && Date.now() < end) {
    await wait(100);
  }
}

let count = 0;

const NOTHING: Omit<Outcome, 'file'> = {
  isDone: false,
  errors: [],
  isSilent: false,
  missing: [],
  untold: [],
};

function runPrepared(
  { file, result }: Sample,
  code: PreparedCode,
  data: VersionData,
): Promise<Outcome> {
  const frame = `/frame/?${count++}`;
  const watcher = new Watcher(frame);
  const getShown = (): Promise<Shown> => watcher.getShown(code.needsScreen);
  return new Promise((resolve) => {
    const errors: string[] = [];
    let missing: readonly string[] = [];
    let isDone = false;
    let isSilent = !code.needsScreen && code.unused.length === 0;
    const finish = async (): Promise<void> => {
      if (result) await awaitResult(result, getShown);
      // Wait for later output of the sample.
      await wait(isSilent ? SILENT_REST : REST);
      if (result) missing = findMissing(result, await getShown());
      one.stop();
    };
    const hear = (report: RunReport): void => {
      watcher.hear(report);
      if (report.type === 'line' && report.kind === 'error')
        errors.push(printValues(report));
      if (SHOWN.includes(report.type)) isSilent = false;
      if (report.type === 'stuck') errors.push('stuck');
      if (report.type !== 'done' && report.type !== 'failed') return;
      isDone = true;
      void finish();
    };
    const one = startRun({
      frame,
      place: document.body,
      code,
      data,
      answers: {},
      onReports: (reports) => {
        reports.forEach(hear);
      },
      onEnd: (end) => {
        if (end !== 'stopped') errors.push(end);
        const untold = result ? [] : watcher.printed;
        resolve({ file, isDone, errors, isSilent, missing, untold });
      },
    });
    setTimeout(one.stop, 2 * LONGEST);
  });
}

function run(sample: Sample, all: AllData): Promise<Outcome> {
  const { file, code, version } = sample;
  const data = all[version];
  if (!data) throw new Error(`There is no data of ${version}.`);
  const prepared = prepareCode(code, {
    name: '@firebolt-js/sdk',
    version: data.document.info.version,
    exports: getExports(data.document),
  });
  if ('body' in prepared) return runPrepared(sample, prepared, data);
  const errors = prepared.map(({ message }) => message);
  return Promise.resolve({ ...NOTHING, file, errors });
}

async function runAll(
  samples: readonly Sample[],
  data: AllData,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...samples];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      outcomes.push(await run(next, data));
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return outcomes;
}

Object.assign(window, { runAll });
