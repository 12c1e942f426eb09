import type { AppFile, Edit } from '../typing/types';
import { getLine, type Analysis, type Compiled } from './analyze';
import { findDeprecated, findMissing } from './findChanged';
import { findGiven } from './findGiven';
import { findNewFaults, type NewFault } from './findNewFaults';
import { findNoted } from './findNoted';
import type { AppsOf } from './groupApps';
import { getNames } from './Names';
import type { SdkVersion } from './SdkVersion';
import { getOwner, type UpgradeFinding, type UseFinding } from './types';

/** Replaces the SDK, by names by which the code of its file calls it. */
const MOCKS =
  /\b(jest|vi|vitest)\s*\.\s*\w*[mM]ock\w*|\b(spyOn|sinon|stub|mockModule|proxyquire|rewire)\b|\bmock\s*\.\s*(method|module)\b/;

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

/** The lines of a change before and after it, without the indent. */
function printChange(
  text: string,
  edits: readonly Edit[],
): Pick<UpgradeFinding, 'before' | 'after'> {
  const start = text.lastIndexOf('\n', (edits[0]?.start ?? 0) - 1) + 1;
  const last = edits[edits.length - 1]?.end ?? start;
  const end = last + text.slice(last).search(/\r?\n|$/);
  let after = '';
  let at = start;
  for (const edit of edits) {
    after += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  const [before, then] = [text.slice(start, end), after + text.slice(at, end)];
  const indent = /^[ \t]*/.exec(before)?.[0] ?? '';
  const cut = (code: string): string =>
    code.slice(indent.length).replaceAll(`\n${indent}`, '\n');
  return { before: cut(before), after: cut(then) };
}

/** Says of a fault of the compiler what it means for the app. */
function explainFault(
  { message, use }: NewFault,
  versions: readonly SdkVersion[],
): Pick<UpgradeFinding, 'symbol' | 'message' | 'guide'> {
  const { symbol = '' } = use ?? {};
  const target = versions[versions.length - 1]?.version ?? '';
  const subject = symbol ? `\`${symbol}\` in ${target}` : `In ${target}`;
  // The values never were `bigint`, whatever the declarations said.
  return /\bbigint\b/.test(message)
    ? {
        symbol,
        message: `${subject}: integers are \`number\`, as they always were when the app runs, and this code takes them for \`bigint\`. Write \`number\`.`,
        guide: findGuide(versions, 'bigint'),
      }
    : {
        symbol,
        message: `${subject}: the types have changed. TypeScript says: ${message}`,
        guide: findGuide(versions, symbol),
      };
}

/**
 * All that an upgrade does to an app.
 * @param after the app beside the target
 * @param versions from the older one to the target
 */
export function collectFindings(
  before: Analysis,
  after: Compiled,
  versions: readonly SdkVersion[],
  files: readonly AppFile[],
  appsOf: AppsOf,
): readonly UpgradeFinding[] {
  const [from] = versions;
  const to = versions[versions.length - 1];
  if (!from || !to) return [];
  const newer = versions.slice(1);
  const target = getNames(to);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const toFinding = ({ use, edits, ...said }: UseFinding): UpgradeFinding => {
    const { file, start, symbol } = use;
    const text = texts.get(file) ?? '';
    const change = edits && !MOCKS.test(text) && printChange(text, edits);
    const guide = said.guide ?? findGuide(newer, symbol);
    return {
      ...said,
      file,
      line: getLine(before, file, start),
      symbol,
      guide,
      ...change,
    };
  };
  const said = [
    ...findMissing(before, target, to.version),
    ...findGiven(before, from, to),
  ].map(toFinding);
  const places = new Set(said.map(({ file, line }) => `${file}:${line}`));
  const faults = findNewFaults(before, after).flatMap((fault) => {
    const { file, start, use } = fault;
    const line = getLine(before, file, start);
    const useLine = getLine(before, file, use?.start ?? start);
    // It may be said already that it no longer runs.
    const isSaid = [line, useLine].some((l) => places.has(`${file}:${l}`));
    const explained = explainFault(fault, newer);
    return isSaid ? [] : [{ kind: 'types' as const, file, line, ...explained }];
  });
  const rest = [
    ...findDeprecated(before, target),
    ...findNoted(before, versions, appsOf),
  ];
  return [...said, ...faults, ...rest.map(toFinding)];
}
