import ts from 'typescript';
import type { AppFile, Edit } from '../typing/types';
import { getLine, type Analysis } from './analyze';
import { getCall } from './callbacks';
import { findDeprecated, findMissing } from './findChanged';
import { findNoted } from './findNoted';
import type { AppsOf } from './groupApps';
import { getNames } from './Names';
import type { SdkVersion } from './SdkVersion';
import {
  getOwner,
  type UpgradeFinding,
  type Use,
  type UseFinding,
  type Compiled,
  type Fault,
} from './types';

/** Getters that are given something, which the target minds and the older version does not. */
function findGiven(
  { app, checker, symbols, reach, uses }: Analysis,
  older: SdkVersion,
  { properties, version }: SdkVersion,
): readonly UseFinding[] {
  const isStrict = (symbol: string): boolean =>
    symbol in properties && !(symbol in older.properties);
  if (!Object.keys(properties).some(isStrict)) return [];
  // `Device.model(null)`
  const found = uses.flatMap((use): UseFinding[] => {
    const { symbol, form } = use;
    const given = getCall(use)?.arguments ?? [];
    if (!isStrict(symbol) || !given.length) return [];
    const isReadonly = properties[symbol] === 'readonly';
    // It is a subscription now, which nobody writes for a version without them.
    if (isReadonly && form === 'callback' && given.length === 1) return [];
    const takes = isReadonly ? 'no argument but a function' : 'nothing';
    const message = `\`${symbol}\` takes ${takes} in ${version} and throws when it is given more. Call it without arguments.`;
    return [{ use, kind: 'breaks', message }];
  });
  /** True for a place whose function is called with something. */
  const isGiven = (node: ts.Expression): boolean => {
    const type = checker.getContextualType(node);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types
      .flatMap((t) => t.getCallSignatures())
      .some((s) => s.parameters.length > 0);
  };
  // `.then(Device.model)`, which calls it with what came before.
  const visit = (file: string, node: ts.Node): void => {
    const { parent } = node;
    const isHandedOn =
      (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) &&
      ((ts.isCallExpression(parent) && parent.expression !== node) ||
        ts.isJsxExpression(parent) ||
        (ts.isBinaryExpression(parent) &&
          ts.isPropertyAccessExpression(parent.left) &&
          parent.right === node));
    if (isHandedOn && isGiven(node)) {
      const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
      const symbol = symbols.ofDeclaration(signature?.declaration) ?? '';
      const [start, end] = [node.getStart(), node.end];
      const use = { file, node, symbol, form: 'value', start, end } as const;
      const message = `\`${symbol}\` throws in ${version} when it is given something, and this place passes something on. Write \`() => ${symbol}()\`.`;
      if (isStrict(symbol)) found.push({ use, kind: 'breaks', message });
    }
    ts.forEachChild(node, (child) => {
      visit(file, child);
    });
  };
  for (const [path, file] of app.files) if (reach.has(path)) visit(path, file);
  return found;
}

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

const isIn = (node: ts.Node | undefined, { start }: Fault): boolean =>
  node !== undefined && node.pos <= start && start < node.end;

/**
 * What TypeScript finds wrong with the target's declarations alone.
 * @param said places of which it is said already that they no longer run
 */
function findNewFaults(
  before: Analysis,
  after: Compiled,
  versions: readonly SdkVersion[],
  said: ReadonlySet<string>,
): readonly UpgradeFinding[] {
  const target = versions[versions.length - 1]?.version ?? '';
  return [...after.typed].flatMap((file) => {
    const toLine = ({ start }: Fault | Use): number =>
      getLine(before, file, start);
    const faults = after.getFaults(file);
    // A line that the older version minds too has a fault of the app's own.
    const known = new Set(
      faults.length ? before.getFaults(file).map(toLine) : [],
    );
    const uses = before.uses.filter((use) => use.file === file);
    return faults.flatMap((fault): UpgradeFinding[] => {
      const line = toLine(fault);
      const use =
        uses.filter((u) => isIn(getCall(u), fault)).pop() ??
        uses.find((u) => toLine(u) === line);
      const lines = [line, toLine(use ?? fault)];
      const isSaid = lines.some((l) => said.has(`${file}:${l}`));
      if (known.has(line) || isSaid) return [];
      const { symbol = '' } = use ?? {};
      const subject = symbol ? `\`${symbol}\` in ${target}` : `In ${target}`;
      // The values never were `bigint`, whatever the declarations said.
      const isInteger = /\bbigint\b/.test(fault.message);
      const message = isInteger
        ? `${subject}: integers are \`number\`, as they always were when the app runs, and this code takes them for \`bigint\`. Write \`number\`.`
        : `${subject}: the types have changed. TypeScript says: ${fault.message}`;
      const guide = findGuide(versions, isInteger ? 'bigint' : symbol);
      return [{ kind: 'types', file, line, symbol, message, guide }];
    });
  });
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
  const faults = findNewFaults(before, after, newer, places);
  const rest = [
    ...findDeprecated(before, target),
    ...findNoted(before, versions, appsOf),
  ];
  return [...said, ...faults, ...rest.map(toFinding)];
}
