import type { Resolve } from '../typing/createProgram';
import {
  getImports,
  getPackages,
  isRelative,
  isSdk,
  isSdkPath,
  type Imports,
} from '../typing/imports';
import { getFileName, toFileName } from '../typing/toFileName';
import type { AppFile } from '../typing/types';
import { analyze, type Analysis, type Compiler, type Fault } from './analyze';
import { confirmEdits } from './confirmEdits';
import { findDeprecated } from './findDeprecated';
import { explainFault } from './explainFault';
import { findGiven } from './findGiven';
import { findMissing, type UseFinding } from './findMissing';
import { findNewFaults, isOfIntegers, type NewFault } from './findNewFaults';
import { findNoted } from './findNoted';
import type { SdkVersion } from './createSdkVersion';
import { getOwner } from './symbolParts';
import { findComputed, findUnresolved } from './findUnfollowed';
import { isTooDeep } from './isTooDeep';
import { readScript } from './readScript';
import { createResolve } from './createResolve';
import { readSurroundings, type Surroundings } from './Surroundings';
import type { Finding, Problem, Report, Skipped, Unfollowed } from './types';

/** What the checker needs to know of TypeScript and of the SDK. */
export interface Setting extends Compiler {
  /** From the older version to the target, with all in between. */
  readonly versions: readonly SdkVersion[];
}

const TOO_DEEP =
  'Not checked: it nests too deep, for instance in a chain of hundreds of calls. Split it.';

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
  const noted = findNoted(typescript, before, versions);
  const given = findGiven(typescript, before, versions).map(toFinding);
  const said = [...missing, ...given];
  const isSaid = (fault: NewFault, line: number) =>
    said.some((f) => f.file === fault.file && f.line === line);
  const faults = findNewFaults(typescript, before, after).flatMap((fault) => {
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
  return [
    ...said,
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
    message: `Line ${line} is not valid code: ${message} The check covers as much of the rest as it can read.`,
  };
}

/** Relative imports of files that were not given. */
function findMissingFiles(
  { typescript }: Setting,
  imports: Imports,
  { app }: Analysis,
  files: readonly AppFile[],
): readonly string[] {
  const options = app.program.getCompilerOptions();
  const given = new Set(files.map(getFileName));
  const host = {
    fileExists: (name: string) => given.has(name),
    readFile: () => undefined,
  };
  const names = [...imports].flatMap(([path, specifiers]) =>
    specifiers.filter(
      (name) =>
        isRelative(name) &&
        !isSdkPath(name) &&
        /(\.([cm]?[jt]sx?|vue|svelte)|\/[^.]*)$/.test(name) &&
        !typescript.resolveModuleName(name, toFileName(path), options, host)
          .resolvedModule,
    ),
  );
  return [...new Set(names)].sort();
}

/** The files in which the SDK is used, themselves or by what others export. */
function findUsers(
  files: readonly AppFile[],
  imports: Imports,
  { uses }: Analysis,
): readonly string[] {
  const users = new Set(uses.map((use) => use.file));
  return files
    .map(({ path }) => path)
    .filter((path) => users.has(path) || imports.get(path)?.some(isSdk));
}

/** True for an import that is a package, of which nothing is known here. */
const isIgnored = (
  name: string,
  files: readonly AppFile[],
  unresolved: readonly Unfollowed[],
  resolve: Resolve,
): boolean =>
  !unresolved.some(({ message }) => message.startsWith(`\`${name}\` `)) &&
  !files.some(({ path }) => resolve(name, path));

/** What was given beside the files, and what is known of it before. */
export interface Given {
  readonly surroundings?: Surroundings;
  readonly problems?: readonly Problem[];
  readonly skipped?: readonly Skipped[];
}

/** What an upgrade from the first of the versions to the last does to an app. */
export function checkUpgrade(
  setting: Setting,
  given: readonly AppFile[],
  { surroundings = [], problems = [], skipped = [] }: Given = {},
): Report {
  const { typescript, versions } = setting;
  const [from] = versions;
  const to = versions[versions.length - 1];
  if (!from || !to || from === to) {
    throw new Error(
      'versions: an upgrade needs two. Name an older and a newer one.',
    );
  }
  const all = given.map(readScript);
  const deep = new Set(all.filter((file) => isTooDeep(typescript, file)));
  const scripts = all.filter((file) => !deep.has(file));
  const files = given.filter((_, i) => scripts.includes(all[i] as AppFile));
  const own = readSurroundings(typescript, surroundings);
  const resolve = createResolve(scripts, own);
  const before = analyze(setting, from, scripts, resolve);
  const after = analyze(setting, to, scripts, resolve);
  const imports = getImports(typescript, scripts);
  const unread = new Map(
    before.parseFaults.map((f) => [f.file, f] as const).reverse(),
  );
  const unresolved = findUnresolved(imports, scripts, own.packages, resolve);
  return {
    from: from.version,
    to: to.version,
    files,
    findings: confirmEdits(
      sortFindings(files, collectFindings(setting, before, after)),
      scripts,
      after,
      (patched) => analyze(setting, to, patched, createResolve(patched, own)),
    ),
    problems: [
      ...problems,
      ...[...deep].map(({ path }) => ({ file: path, message: TOO_DEEP })),
      ...[...unread.values()].map((fault) => toProblem(before, fault)),
    ],
    packages: getPackages(imports).filter((name) =>
      isIgnored(name, files, unresolved, resolve),
    ),
    missing: findMissingFiles(setting, imports, before, scripts),
    usedIn: findUsers(files, imports, before),
    unfollowed: [...unresolved, ...findComputed(typescript, before)],
    skipped,
  };
}
