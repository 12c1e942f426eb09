import { prepareCode } from '../../src/run/code/prepareCode';
import { startRun } from '../../src/run/Runner';
import type { VersionData } from '../../src/run/sandbox/protocol';
import { getExports } from '../../src/sdk/createSdk';

/** What a run of a sample has come to. */
export interface Outcome {
  readonly file: string;
  readonly isDone: boolean;
  readonly errors: readonly string[];
}

interface Sample {
  readonly file: string;
  readonly code: string;
}

/** Milliseconds that a sample gets for what comes after its last line. */
const REST = 700;

function run({ file, code }: Sample, data: VersionData): Promise<Outcome> {
  const prepared = prepareCode(code, {
    name: '@firebolt-js/sdk',
    version: data.document.info.version,
    exports: getExports(data.document),
  });
  if (!('body' in prepared)) {
    const errors = prepared.map(({ message }) => message);
    return Promise.resolve({ file, isDone: false, errors });
  }
  return new Promise((resolve) => {
    const errors: string[] = [];
    let isDone = false;
    const one = startRun({
      frame: '/frame/',
      place: document.body,
      code: prepared,
      data,
      answers: {},
      onReport: (report) => {
        if (report.type === 'error') errors.push(report.text);
        if (report.type === 'stuck') errors.push('stuck');
        if (report.type !== 'done') return;
        isDone = true;
        setTimeout(one.stop, REST);
      },
      onEnd: (end) => {
        if (end !== 'stopped') errors.push(end);
        resolve({ file, isDone, errors });
      },
    });
    setTimeout(one.stop, 15_000);
  });
}

/** Runs all samples, a few at a time. */
async function runAll(
  samples: readonly Sample[],
  data: VersionData,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...samples];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      outcomes.push(await run(next, data));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return outcomes;
}

Object.assign(window, { runAll });
