import type { AppFile } from '../typing/types';
import {
  createReporter,
  type Analysis,
  type Compiled,
  type Compiler,
} from './analyze';
import type { SdkVersion } from './createSdkVersion';
import { explainFault } from './explainFault';
import { findDeprecated } from './findDeprecated';
import { findGiven } from './findGiven';
import { findMissing, type UseFinding } from './findMissing';
import { findNewFaults, isOfIntegers, type NewFault } from './findNewFaults';
import { findNoted } from './findNoted';
import { getLine } from './getLine';
import type { Words } from './readWords';
import { getOwner } from './symbolParts';
import type { UpgradeFinding } from './types';

/** What the checker needs to know of TypeScript and of the SDK. */
export interface Setting extends Compiler {
  /** From the older version to the target, with all in between. */
  readonly versions: readonly SdkVersion[];
}

const ORDER = ['breaks', 'types', 'deprecated', 'differs'];

/** The section for a symbol, from the newest version that names one. */
function findGuide(
  versions: readonly SdkVersion[],
  symbol: string,
): string | undefined {
  const names = [symbol, getOwner(symbol)];
  return versions
    .map(({ notes }) => names.map((n) => notes.guides[n]).find(Boolean))
    .reverse()
    .find(Boolean);
}

/** Findings in the order of the code; each place says each thing once. */
export function sortFindings(
  files: readonly AppFile[],
  findings: readonly UpgradeFinding[],
): readonly UpgradeFinding[] {
  const unique = new Map(
    findings.map((f) => [
      [f.file, f.line, f.kind, f.symbol, f.message].join('\n'),
      f,
    ]),
  );
  const places = new Map(files.map((f, i) => [f.path, i]));
  const getPlace = ({ file }: UpgradeFinding): number => places.get(file) ?? 0;
  return [...unique.values()].sort(
    (a, b) =>
      getPlace(a) - getPlace(b) ||
      a.line - b.line ||
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
}

/** What no longer compiles, where it is not said already that it no longer runs. */
function collectFaults(
  setting: Setting,
  before: Analysis,
  after: Compiled,
  said: readonly UpgradeFinding[],
): UpgradeFinding[] {
  const { typescript, versions } = setting;
  const onCheck = createReporter(setting, 'check', after.typed.length);
  const newer = versions.slice(1);
  const target = versions[versions.length - 1]?.version ?? '';
  const isSaid = (fault: NewFault, line: number) =>
    said.some((f) => f.file === fault.file && f.line === line);
  return findNewFaults(typescript, before, after, onCheck).flatMap((fault) => {
    const { file, start, use, edits } = fault;
    const line = getLine(before, file, start);
    const useLine = use ? getLine(before, file, use.start) : line;
    if (isSaid(fault, line) || isSaid(fault, useLine)) return [];
    const symbol = use?.symbol ?? '';
    const guide = findGuide(newer, isOfIntegers(fault) ? 'bigint' : symbol);
    const message = explainFault(fault, symbol, target);
    return [
      {
        kind: 'types' as const,
        file,
        line,
        symbol,
        message,
        guide,
        ...(edits && { edits }),
      },
    ];
  });
}

/** An app beside both versions. */
export interface Analyses {
  /** Beside the older one. */
  readonly before: Analysis;
  /** Beside the target. */
  readonly after: Compiled;
  /** What the app uses, by the names of the target. */
  readonly target: Analysis;
  readonly words: Words;
}

/** All that an upgrade does to an app. */
export function collectFindings(
  setting: Setting,
  { before, after, target, words }: Analyses,
): UpgradeFinding[] {
  const { typescript, versions } = setting;
  const newer = versions.slice(1);
  const { version = '' } = versions[versions.length - 1] ?? {};
  const toFinding = ({ use, ...said }: UseFinding): UpgradeFinding => ({
    ...said,
    file: use.file,
    line: getLine(before, use.file, use.start),
    symbol: use.symbol,
    ...(!said.guide && { guide: findGuide(newer, use.symbol) }),
  });
  const said = [
    ...findMissing(before, target.names, version),
    ...findGiven(typescript, before, versions),
  ].map(toFinding);
  return [
    ...said,
    ...collectFaults(setting, before, after, said),
    ...findDeprecated(typescript, target).map(toFinding),
    ...findNoted(typescript, before, words, versions).map(toFinding),
  ];
}
