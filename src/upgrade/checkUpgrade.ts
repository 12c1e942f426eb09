import {
  getImports,
  getPackages,
  isRelative,
  type Imports,
} from '../typing/imports';
import { toFileName } from '../typing/toFileName';
import type { AppFile, TypeScript } from '../typing/types';
import { analyze, type Analysis, type Fault } from './analyze';
import { findDeprecated } from './findDeprecated';
import { findMissing, type UseFinding } from './findMissing';
import { findNewFaults, type NewFault } from './findNewFaults';
import { findNoted } from './findNoted';
import type { SdkVersion } from './createSdkVersion';
import { getOwner } from './symbolParts';
import type { Finding, Problem, Report } from './types';

/** What the checker needs to know of TypeScript and of the SDK. */
export interface Setting {
  readonly typescript: TypeScript;
  /** TypeScript's own declarations, by file name. */
  readonly libraries: ReadonlyMap<string, string>;
  /** From the older version to the target, with all in between. */
  readonly versions: readonly SdkVersion[];
}

const ORDER = ['breaks', 'types', 'deprecated', 'differs'];

const getLine = (analysis: Analysis, file: string, start: number): number =>
  (analysis.app.files.get(file)?.getLineAndCharacterOfPosition(start).line ??
    0) + 1;

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
function sortFindings(
  files: readonly AppFile[],
  findings: readonly Finding[],
): readonly Finding[] {
  const unique = new Map(
    findings.map((f) => [
      [f.file, f.line, f.kind, f.symbol, f.message].join('\n'),
      f,
    ]),
  );
  const paths = files.map((f) => f.path);
  return [...unique.values()].sort(
    (a, b) =>
      paths.indexOf(a.file) - paths.indexOf(b.file) ||
      a.line - b.line ||
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
}

function collectFindings(
  { typescript, versions }: Setting,
  before: Analysis,
  after: Analysis,
): Finding[] {
  const newer = versions.slice(1);
  const target = versions[versions.length - 1]?.version ?? '';
  const toFinding = ({ use, ...said }: UseFinding): Finding => ({
    ...said,
    file: use.file,
    line: getLine(before, use.file, use.start),
    symbol: use.symbol,
    ...(!said.guide && { guide: findGuide(newer, use.symbol) }),
  });
  const missing = findMissing(before, after, target).map(toFinding);
  const noted = findNoted(
    typescript,
    before,
    newer.map((v) => v.notes),
  );
  const isSaid = (fault: NewFault, line: number) =>
    missing.some((f) => f.file === fault.file && f.line === line);
  const faults = findNewFaults(typescript, before, after).flatMap((fault) => {
    const { file, start, message, kind, use, edits } = fault;
    const isCall = kind === 'breaks' && use;
    const line = getLine(before, file, isCall ? use.start : start);
    if (isSaid(fault, line)) return [];
    const symbol = use?.symbol ?? '';
    const guide = /\bbigint\b/.test(message)
      ? findGuide(newer, 'bigint')
      : findGuide(newer, symbol);
    return [
      { kind, file, line, symbol, message, guide, ...(edits && { edits }) },
    ];
  });
  return [
    ...missing,
    ...faults,
    ...findDeprecated(typescript, after).map(toFinding),
    ...noted.map(toFinding),
  ];
}

function toProblem(
  analysis: Analysis,
  { file, start, message }: Fault,
): Problem {
  const line = getLine(analysis, file, start);
  return {
    file,
    message: `Line ${line} is not understood: ${message} The rest of the file is checked as far as it can be read.`,
  };
}

/** Relative imports of files that were not given. */
function findMissingFiles(
  { typescript }: Setting,
  imports: Imports,
  { app }: Analysis,
): readonly string[] {
  const options = app.program.getCompilerOptions();
  const given = new Set([...app.files.keys()].map(toFileName));
  const host = {
    fileExists: (name: string) => given.has(name),
    readFile: () => undefined,
  };
  const names = [...imports].flatMap(([path, specifiers]) =>
    specifiers.filter(
      (name) =>
        isRelative(name) &&
        /(\.[cm]?[jt]sx?|\/[^.]*)$/.test(name) &&
        !typescript.resolveModuleName(name, toFileName(path), options, host)
          .resolvedModule,
    ),
  );
  return [...new Set(names)].sort();
}

/** What an upgrade from the first of the versions to the last does to an app. */
export function checkUpgrade(
  setting: Setting,
  files: readonly AppFile[],
  problems: readonly Problem[] = [],
): Report {
  const { typescript, libraries, versions } = setting;
  const [from] = versions;
  const to = versions[versions.length - 1];
  if (!from || !to || from === to) {
    throw new Error(
      'versions: an upgrade needs two. Name an older and a newer one.',
    );
  }
  const before = analyze(typescript, libraries, from, files);
  const after = analyze(typescript, libraries, to, files);
  const imports = getImports(typescript, files);
  const unread = new Map(
    before.parseFaults.map((f) => [f.file, f] as const).reverse(),
  );
  return {
    from: from.version,
    to: to.version,
    files,
    findings: sortFindings(files, collectFindings(setting, before, after)),
    problems: [
      ...problems,
      ...[...unread.values()].map((fault) => toProblem(before, fault)),
    ],
    packages: getPackages(imports),
    missing: findMissingFiles(setting, imports, before),
  };
}
