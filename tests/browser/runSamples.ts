import { prepareCode } from '../../src/browser/run/code/prepareCode';
import { startRun } from '../../src/browser/run/Runner';
import type {
  LineReport,
  RunReport,
  VersionData,
} from '../../src/browser/run/sandbox/protocol';
import { getExports } from '../../src/sdk/createSdk';
import { findMissing, type Result, type Shown } from '../content/results';

/** A sample of the guides, and a version whose SDK it runs with. */
export interface GuideSample {
  readonly file: string;
  readonly code: string;
  readonly version: string;
  /** Whether the sample shows a mistake, which may cause an error at run time. */
  readonly mayFail: boolean;
  readonly result?: Result | undefined;
  /** Whether the sample compares two versions; such a sample needs no result. */
  readonly isCompared: boolean;
}

/** Runs samples, and returns what is wrong with them. */
export type RunAll = (
  samples: readonly GuideSample[],
  data: Readonly<Record<string, VersionData>>,
) => Promise<readonly string[]>;

/** Milliseconds to wait for more output after the last line of a sample. */
const REST = 300;

/** Milliseconds to wait for the first output of a sample that has shown nothing. */
const SILENT_REST = 700;

/** Milliseconds within which the result must be shown. */
const LONGEST = 15_000;

/** The first version's mock prints this line before the first response. */
const MOCK_LINE = 'Setting up mock transport layer';

/** Reads the text that is shown in the frame with this address; the test provides it. */
declare const readScreen: (frame: string) => Promise<string>;

const wait = (delay: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, delay));

const printValues = ({ values }: LineReport): string =>
  values.map(({ text }) => text).join(' ');

const getLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim());

let count = 0;

function run(sample: GuideSample, data: VersionData): Promise<string[]> {
  const { result, mayFail, isCompared } = sample;
  const code = prepareCode(sample.code, {
    name: '@firebolt-js/sdk',
    version: data.document.info.version,
    exports: getExports(data.document),
  });
  if (!('body' in code)) {
    const errors = code.map(({ message }) => message);
    return Promise.resolve(mayFail ? [] : errors);
  }
  // Nothing would run, because nobody calls what the sample exports.
  if (code.unused.length > 0 && !result) return Promise.resolve([]);
  const frame = `/frame/?${count++}`;
  const printed: string[] = [];
  const sent: string[] = [];
  const refused: string[] = [];
  const errors: string[] = [];
  // What draws needn't print or send anything.
  let isSilent = !code.needsScreen;
  const hearLine = (report: LineReport): void => {
    isSilent = false;
    const text = printValues(report);
    if (report.kind === 'error') errors.push(text);
    if (report.kind === 'note') refused.push(text);
    // Readers don't see debug lines, and the value of the last line isn't printed.
    else if (report.kind !== 'debug' && report.kind !== 'value')
      printed.push(...text.split('\n'));
  };
  const hear = (report: RunReport): void => {
    if (report.type === 'line') hearLine(report);
    if (report.type === 'listen') isSilent = false;
    if (report.type === 'stuck') errors.push('stuck');
    if (report.type !== 'message') return;
    isSilent = false;
    const { method } = JSON.parse(report.json) as { method: string };
    if (report.direction === 'send') sent.push(method);
  };
  const findFaults = async (): Promise<readonly string[]> => {
    if (!result) return [];
    const screen = getLines(code.needsScreen ? await readScreen(frame) : '');
    const shown: Shown = { printed, sent, refused, screen };
    return findMissing(result, shown).map(
      (part) => `Correct what follows "You see" below the sample: ${part}`,
    );
  };
  const listUntold = (): readonly string[] =>
    printed
      .filter((line) => line !== MOCK_LINE)
      .map((line) => `Write "You see:" and a block of text with: ${line}`);
  return new Promise((resolve) => {
    let faults: readonly string[] | undefined;
    const finish = async (): Promise<void> => {
      const end = Date.now() + LONGEST;
      while ((await findFaults()).length && Date.now() < end) await wait(100);
      await wait(isSilent ? SILENT_REST : REST);
      faults = await findFaults();
      one.stop();
    };
    const one = startRun({
      frame,
      place: document.body,
      code,
      data,
      answers: {},
      onReports: (reports) => {
        reports.forEach(hear);
        if (reports.some(({ type }) => type === 'done' || type === 'failed'))
          void finish();
      },
      onEnd: (end) => {
        if (end !== 'stopped') errors.push(end);
        if (!faults) errors.push('not done');
        resolve([
          ...(mayFail ? [] : errors),
          ...(isSilent ? ['prints, sends and draws nothing'] : []),
          ...(faults ?? []),
          ...(result || isCompared || mayFail ? [] : listUntold()),
        ]);
      },
    });
    setTimeout(one.stop, 2 * LONGEST);
  });
}

const runAll: RunAll = async (samples, data) => {
  const faults: string[] = [];
  const left = [...samples];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { file, version } = next;
      const own = data[version];
      const found = own ? await run(next, own) : [`no data of ${version}`];
      faults.push(...found.map((fault) => `${file}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return faults;
};

Object.assign(window, { runAll });
