import { prepareCode } from '../../src/browser/run/code/prepareCode';
import { startRun } from '../../src/browser/run/Runner';
import type { VersionData } from '../../src/browser/run/sandbox/protocol';
import { getExports } from '../../src/sdk/createSdk';

/** What a run of a sample has come to. */
export interface Outcome {
  readonly file: string;
  readonly isDone: boolean;
  readonly errors: readonly string[];
  /** It shows nothing: no line, no message, no screen, and nothing to call. */
  readonly isSilent: boolean;
}

type AllData = Readonly<Record<string, VersionData>>;

interface Sample {
  readonly file: string;
  readonly version: string;
  readonly code: string;
}

/** Milliseconds that a sample gets for what comes after its last line. */
const REST = 300;

/** And for its first sign, where it has given none. */
const SILENT_REST = 700;

const SHOWN = ['log', 'value', 'message', 'listen', 'error', 'refused'];

function run({ file, code, version }: Sample, all: AllData): Promise<Outcome> {
  const data = all[version];
  if (!data) throw new Error(`There is no data of ${version}.`);
  const prepared = prepareCode(code, {
    name: '@firebolt-js/sdk',
    version: data.document.info.version,
    exports: getExports(data.document),
  });
  if (!('body' in prepared)) {
    const errors = prepared.map(({ message }) => message);
    return Promise.resolve({ file, isDone: false, errors, isSilent: false });
  }
  return new Promise((resolve) => {
    const errors: string[] = [];
    let isDone = false;
    let isSilent = !prepared.needsScreen && prepared.exports.length === 0;
    const one = startRun({
      frame: '/frame/',
      place: document.body,
      code: prepared,
      data,
      answers: {},
      onReport: (report) => {
        if (report.type === 'error') errors.push(report.value.text);
        if (SHOWN.includes(report.type)) isSilent = false;
        if (report.type === 'stuck') errors.push('stuck');
        if (report.type !== 'done' && report.type !== 'failed') return;
        isDone = true;
        setTimeout(one.stop, isSilent ? SILENT_REST : REST);
      },
      onEnd: (end) => {
        if (end !== 'stopped') errors.push(end);
        resolve({ file, isDone, errors, isSilent });
      },
    });
    setTimeout(one.stop, 15_000);
  });
}

/** Runs all samples, a few at a time. */
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
