import ts from 'typescript';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import { collectFindings } from './collectFindings';
import { compile, getLine, type Compiled, type Libraries } from './compile';
import { createResolve, type Settings } from './createResolve';
import { findUnfollowed } from './findUnfollowed';
import { findUses, type Analysis } from './findUses';
import type { Starts } from './findVersion';
import { groupApps } from './readPackages';
import type { SdkVersion } from './SdkVersion';
import { couldImport } from './selectFiles';
import { KIND_TITLES } from './printReport';
import { readComponent, readMarkup } from './readComponent';
import { PASTED } from './readGiven';
import type { Problem, UpgradeFinding, UpgradeReport } from './types';

export interface CheckContext extends Settings {
  readonly problems?: readonly Problem[];
  /** Folders of the app that start from another version. */
  readonly starts?: Starts;
  /** True if a package is installed, even if no `package.json` lists it. */
  readonly isInstalled?: (name: string) => boolean;
}

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
  const kinds = Object.keys(KIND_TITLES);
  const places = new Map(files.map((f, i) => [f.path, i]));
  const getPlace = ({ file }: UpgradeFinding): number => places.get(file) ?? 0;
  return [...unique.values()].sort(
    (a, b) =>
      getPlace(a) - getPlace(b) ||
      a.line - b.line ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
  );
}

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

const listIllegible = (
  before: Compiled,
  files: readonly AppFile[],
): readonly Problem[] =>
  files.flatMap(({ path, text }) => {
    const { program, files: parsed, deep } = before.app;
    const [error] = program.getSyntacticDiagnostics(parsed.get(path));
    const isDeep = deep.has(path);
    if (!error && !isDeep) return [];
    const reason = ts.flattenDiagnosticMessageText(error?.messageText, ' ');
    const message = isDeep
      ? 'Not checked: the code is nested too deeply, for example in a chain of hundreds of calls. Split it.'
      : `Line ${getLine(before, path, error?.start)} isn't valid code: ${reason} The check continues with the code that it can read.`;
    const isOpen = before.reach.has(path) || couldImport(text);
    return [{ file: path, message, isOpen }];
  });

/** Pasted code is TypeScript if it has syntax that JavaScript lacks. */
function toScript(file: AppFile): AppFile {
  if (file.path !== PASTED) return readComponent(file);
  const script = readMarkup(file);
  if (script) return script;
  const { diagnostics = [] } = ts.transpileModule(file.text, {
    fileName: `${PASTED}.jsx`,
    compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
    reportDiagnostics: true,
  });
  const isTyped = diagnostics.some(({ code }) => code >= 8000 && code < 9000);
  return { ...file, language: isTyped ? 'tsx' : 'jsx' };
}

/** @param versions the app's version, the versions in between, and the target */
export function checkUpgrade(
  libraries: Libraries,
  versions: readonly SdkVersion[],
  given: readonly AppFile[],
  context: CheckContext = {},
): UpgradeReport {
  const { problems = [], starts = [], isInstalled = () => false } = context;
  const [from] = versions;
  const to = versions.at(-1);
  if (!from || !to || from === to) {
    throw new Error(
      'versions: an upgrade needs an older version and a newer one.',
    );
  }
  const scripts = given.map(toScript);
  const resolution = createResolve(scripts, context);
  const { resolve, packages } = resolution;
  const analyze = (version: SdkVersion): Analysis => {
    const compiled = compile(libraries, version, scripts, resolve);
    return { ...compiled, uses: findUses(compiled) };
  };
  const before = analyze(from);
  // Apps without types need only the target's names.
  const typed = before.typed.size ? scripts : [];
  const after = compile(libraries, to, typed, resolve);
  const { files, links, deep } = before.app;
  const paths = [...files.keys()];
  const texts = new Map(given.map(({ path, text }) => [path, text]));
  const appsOf = groupApps(paths, packages, links);
  const nearest = [...starts].sort(([a], [b]) => b.length - a.length);
  const getStart = (path: string): string =>
    nearest.find(([folder]) => path.startsWith(folder))?.[1] ?? from.version;
  const findings = versions.slice(0, -1).flatMap((start, i) => {
    const isHere = (path: string): boolean => getStart(path) === start.version;
    if (!paths.some(isHere)) return [];
    const own = start === from ? before : analyze(start);
    return collectFindings(own, after, versions.slice(i), appsOf, texts).filter(
      ({ file }) => isHere(file),
    );
  });
  const users = new Set(before.uses.map((use) => use.file));
  return {
    from: from.version,
    to: to.version,
    files: given.filter(({ path }) => !deep.has(path)),
    usedIn: paths.filter(
      (path) => users.has(path) || links.get(path)?.has(SDK_PACKAGE),
    ),
    findings: sortFindings(given, findings),
    problems: countProblems([
      ...problems,
      ...listIllegible(before, given),
      ...resolution.problems,
      ...findUnfollowed(before, packages, isInstalled),
    ]),
  };
}
