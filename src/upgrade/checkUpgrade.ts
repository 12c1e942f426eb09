import type { Resolve } from '../typing/createProgram';
import { getImports, getPackages } from '../typing/imports';
import type { AppFile, TypeScript } from '../typing/types';
import {
  compile,
  createBeside,
  findParseFaults,
  type Analysis,
  type Beside,
  type Compiler,
  type CompilerFault,
} from './analyze';
import {
  collectFindings,
  sortFindings,
  type Analyses,
  type Setting,
} from './collectFindings';
import { confirmEdits } from './confirmEdits';
import { createResolve } from './createResolve';
import type { SdkVersion } from './createSdkVersion';
import { findMissingFiles, findUsers, isIgnored } from './findOutside';
import { findComputed, findUnread, findUnresolved } from './findUnfollowed';
import { getLine } from './getLine';
import { getNames } from './Names';
import { isBundlerConfig } from './readBundler';
import { readScript } from './readScript';
import { readWords } from './readWords';
import { readSurroundings, type Surroundings } from './Surroundings';
import { getLastName } from './symbolParts';
import type { Problem, UpgradeReport, Skipped } from './types';

const TOO_DEEP =
  'Not checked: it nests too deep, for instance in a chain of hundreds of calls. Split it.';

function toProblem(
  analysis: Analysis,
  { file, start, message }: CompilerFault,
): Problem {
  const line = getLine(analysis, file, start);
  return {
    file,
    message: `Line ${line} is not valid code: ${message} The check covers as much of the rest as it can read.`,
  };
}

/** Files that nest too deep, and the first fault of those that are no valid code. */
function listIllegible(
  typescript: TypeScript,
  analysis: Analysis,
): readonly Problem[] {
  const faults = new Map(
    findParseFaults(typescript, analysis)
      .map((fault) => [fault.file, fault] as const)
      .reverse(),
  );
  return [
    ...[...analysis.app.deep].map((path) => ({
      file: path,
      message: TOO_DEEP,
    })),
    ...[...faults.values()].map((fault) => toProblem(analysis, fault)),
  ];
}

/** What was given beside the files, and what is known of it before. */
export interface CheckContext {
  readonly surroundings?: Surroundings;
  /** The folder from which all paths go on, where some lead out of it. */
  readonly folder?: string;
  readonly problems?: readonly Problem[];
  readonly skipped?: readonly Skipped[];
}

/** Puts an app beside both versions, beside the target only as far as that is needed. */
function analyzeBoth(
  { typescript }: Setting,
  [from, to]: readonly [SdkVersion, SdkVersion],
  { analyze, compile }: Beside,
): Analyses {
  const before = analyze(from);
  const words = readWords(typescript, before.app.files);
  const names = getNames(typescript, to);
  // The older declarations say nothing of what only the target has.
  const isAhead = [...names.deprecated.keys()].some((symbol) => {
    const name = getLastName(symbol);
    const isNew = !before.names.values.has(symbol);
    return isNew && (words.names.has(name) || words.texts.has(name));
  });
  const target = isAhead ? analyze(to) : { ...before, names };
  const hasTypes = !isAhead && before.typed.length > 0;
  const after = hasTypes ? compile(to) : target;
  return { before, after, target, words };
}

/** An app that was read once, for as many upgrades as are asked for. */
export interface PreparedApp {
  readonly given: readonly AppFile[];
  readonly rest: CheckContext;
  readonly scripts: readonly AppFile[];
  readonly around: Surroundings;
  readonly own: ReturnType<typeof readSurroundings>;
  readonly resolve: Resolve;
  readonly beside: Beside;
}

/** Reads an app, to check its upgrades. */
export function prepareApp(
  compiler: Compiler,
  given: readonly AppFile[],
  rest: CheckContext = {},
): PreparedApp {
  const { surroundings = [], folder = '' } = rest;
  const scripts = given.map(readScript);
  const settings = given.filter(({ path }) => isBundlerConfig(path));
  const around = [...surroundings, ...settings];
  const own = readSurroundings(compiler.typescript, around, folder);
  const resolve = createResolve(scripts, own, folder);
  const beside = createBeside(compiler, scripts, resolve);
  return { given, rest, scripts, around, own, resolve, beside };
}

/** What an upgrade from the first of the versions to the last does to an app. */
export function checkApp(setting: Setting, app: PreparedApp): UpgradeReport {
  const { typescript, versions } = setting;
  const [from] = versions;
  const to = versions[versions.length - 1];
  if (!from || !to || from === to) {
    throw new Error(
      'versions: an upgrade needs two. Name an older and a newer one.',
    );
  }
  const { given, scripts, around, own, resolve } = app;
  const { folder = '', problems = [], skipped = [] } = app.rest;
  const analyses = analyzeBoth(setting, [from, to], app.beside);
  const { before, after } = analyses;
  const { deep } = before.app;
  const files = given.filter(({ path }) => !deep.has(path));
  const legible = scripts.filter(({ path }) => !deep.has(path));
  const imports = getImports(typescript, legible);
  const unresolved = findUnresolved(imports, legible, own.packages, resolve);
  return {
    from: from.version,
    to: to.version,
    files,
    findings: confirmEdits(
      typescript,
      sortFindings(files, collectFindings(setting, analyses)),
      scripts,
      after,
      (patched) =>
        compile(setting, to, patched, createResolve(patched, own, folder)),
    ),
    problems: [...problems, ...listIllegible(typescript, before)],
    packages: getPackages(imports).filter((name) =>
      isIgnored(name, files, unresolved, resolve),
    ),
    missing: findMissingFiles(typescript, imports, before, legible),
    usedIn: findUsers(files, imports, before),
    unfollowed: [
      ...unresolved,
      ...(unresolved.length ? findUnread(own, around, folder) : []),
      ...findComputed(typescript, before),
    ],
    skipped,
  };
}

/** The same for one upgrade, of an app as it was given. */
export const checkUpgrade = (
  setting: Setting,
  given: readonly AppFile[],
  rest?: CheckContext,
): UpgradeReport => checkApp(setting, prepareApp(setting, given, rest));
