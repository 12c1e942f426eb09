import ts from 'typescript';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import { getImports } from '../typing/imports';
import type { AppFile } from '../typing/types';
import {
  analyze,
  compile,
  findParseFaults,
  getLine,
  type Analysis,
  type Libraries,
} from './analyze';
import { collectFindings } from './collectFindings';
import { createResolve, type Resolution, type Settings } from './createResolve';
import { findComputed, findUnresolved } from './findUnfollowed';
import type { Starts } from './findVersion';
import { groupApps } from './groupApps';
import type { SdkVersion } from './SdkVersion';
import { couldImport } from './selectFiles';
import { readScript } from './readScript';
import type { Problem, Skipped, UpgradeFinding, UpgradeReport } from './types';

/** What was given beside the files, and what is known of it before. */
export interface CheckContext extends Settings {
  readonly problems?: readonly Problem[];
  readonly skipped?: readonly Skipped[];
  /** Parts of the app that have other versions than the first. */
  readonly starts?: Starts;
  /** True for a package that is there, though no `package.json` names it. */
  readonly isInstalled?: (name: string) => boolean;
}

const ORDER = ['breaks', 'types', 'deprecated', 'differs'];

const TOO_DEEP =
  'Not checked: it nests too deep, for instance in a chain of hundreds of calls. Split it.';

/** Findings in the order of the code; each place says each thing once. */
function sortFindings(
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

/** Says the same once, with its first place and in how many it is. */
function countProblems(problems: readonly Problem[]): readonly Problem[] {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, message } = problem;
    const key = line === undefined ? `${file}\n${message}` : message;
    const first = found.get(key);
    const count = (first?.count ?? 1) + 1;
    found.set(key, first ? { ...first, count } : problem);
  }
  return [...found.values()];
}

/** Files that could not be read as code, or not to the end. */
function listIllegible(
  before: Analysis,
  files: readonly AppFile[],
): readonly Problem[] {
  const { app, reach } = before;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const isOpen = (path: string): boolean =>
    reach.has(path) || couldImport(texts.get(path) ?? '');
  const faults = findParseFaults(before).map(({ file, start, message }) => ({
    file,
    message: `Line ${getLine(before, file, start)} is not valid code: ${message} The check covers as much of the rest as it can read.`,
    isOpen: isOpen(file),
  }));
  const deep = [...app.deep].map((file) => ({
    file,
    message: TOO_DEEP,
    isOpen: isOpen(file),
  }));
  return [...deep, ...faults];
}

/** Tells what upgrades find in the files of an app that begin at a version. */
function createCollect(
  libraries: Libraries,
  files: readonly AppFile[],
  scripts: readonly AppFile[],
  { resolve, packages }: Resolution,
  analyzeOnce: (version: SdkVersion) => Analysis,
): (versions: readonly SdkVersion[]) => readonly UpgradeFinding[] {
  const folders = packages.map(({ folder }) => folder);
  return (versions) => {
    const [from] = versions;
    const to = versions[versions.length - 1];
    if (!from || !to) return [];
    const before = analyzeOnce(from);
    const { links } = before.app;
    const appsOf = groupApps([...before.app.files.keys()], folders, links);
    const after = before.typed.size
      ? compile(libraries, to, scripts, resolve)
      : before;
    return collectFindings(before, after, versions, files, appsOf);
  };
}

/** Reads an app, to check upgrades over versions, the oldest first. */
export function prepareCheck(
  libraries: Libraries,
  given: readonly AppFile[],
  context: CheckContext = {},
): (versions: readonly SdkVersion[]) => UpgradeReport {
  const { problems = [], skipped = [], starts = [], isInstalled } = context;
  const scripts = given.map(readScript);
  const resolution = createResolve(scripts, context);
  const { resolve } = resolution;
  const imports = getImports(ts, scripts);
  const nearest = [...starts].sort(([a], [b]) => b.length - a.length);
  const known = new Map<SdkVersion, Analysis>();
  const analyzeOnce = (version: SdkVersion): Analysis => {
    const before =
      known.get(version) ?? analyze(libraries, version, scripts, resolve);
    known.set(version, before);
    return before;
  };
  const collect = createCollect(
    libraries,
    given,
    scripts,
    resolution,
    analyzeOnce,
  );
  return (versions) => {
    const [from] = versions;
    const to = versions[versions.length - 1];
    if (!from || !to || from === to) {
      throw new Error('versions: an upgrade needs an older and a newer one.');
    }
    const before = analyzeOnce(from);
    const getStart = (path: string): string =>
      nearest.find(([folder]) => path.startsWith(folder))?.[1] ?? from.version;
    const findings = versions.slice(0, -1).flatMap(({ version }, i) => {
      if (!given.some(({ path }) => getStart(path) === version)) return [];
      const found = collect(versions.slice(i));
      return found.filter(({ file }) => getStart(file) === version);
    });
    const legible = scripts.filter(({ path }) => !before.app.deep.has(path));
    const users = new Set(before.uses.map((use) => use.file));
    const isUser = (path: string): boolean =>
      users.has(path) || before.app.links.get(path)?.has(SDK_PACKAGE) === true;
    return {
      from: from.version,
      to: to.version,
      files: given.filter(({ path }) => !before.app.deep.has(path)),
      usedIn: legible.map(({ path }) => path).filter(isUser),
      findings: sortFindings(given, findings),
      problems: countProblems([
        ...problems,
        ...listIllegible(before, given),
        ...resolution.problems,
        ...findUnresolved(imports, legible, resolution, isInstalled),
        ...findComputed(before),
      ]),
      skipped,
    };
  };
}

/** What one upgrade does to an app. */
export const checkUpgrade = (
  libraries: Libraries,
  versions: readonly SdkVersion[],
  given: readonly AppFile[],
  context?: CheckContext,
): UpgradeReport => prepareCheck(libraries, given, context)(versions);
