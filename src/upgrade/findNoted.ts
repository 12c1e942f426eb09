import ts from 'typescript';
import { selectNotes } from '../openrpc/diff/selectNotes';
import { memoize } from '../text/memoize';
import type { Compiled } from './compile';
import type { Analysis } from './findUses';
import { findWords, type Words } from './findWords';
import type { AppsOf } from './readPackages';
import { matchSome, matchUse, type Note, type SdkVersion } from './SdkVersion';
import {
  findSymbol,
  getArguments,
  getCall,
  getMember,
  getOwner,
  getWhole,
  type Use,
  type UseFinding,
} from './types';

const isIn = (outer: ts.Node, inner: ts.Node): boolean =>
  outer.pos <= inner.pos && inner.end <= outer.end;

/** Matches kinds of code whose parts may not run. */
const MAY_SKIP = /^(If|Case|Default|Conditional|Binary)/;

/** True if the code runs only after one of the calls. */
const isAfter = ({ file, node: place }: Use, calls: readonly Use[]): boolean =>
  calls.some((call) => {
    if (call.file !== file) return false;
    const whole = getWhole(getMember(call.node));
    const isThen =
      ts.isCallExpression(whole) &&
      whole.arguments.some((argument) => isIn(argument, place));
    const isEnd = (node: ts.Node): boolean =>
      ts.isFunctionLike(node) || MAY_SKIP.test(ts.SyntaxKind[node.kind]);
    const shared = ts.findAncestor(whole, (n) => isIn(n, place) || isEnd(n));
    const isBefore = shared && !isEnd(shared) && whole.end <= place.pos;
    // A function declaration can run before the code that precedes it.
    const isHoisted = (node: ts.Node): boolean =>
      ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
    const scope = ts.findAncestor(place, (n) => n === shared || isHoisted(n));
    return isThen || (isBefore === true && scope === shared);
  });

const has = (node: ts.Node, isWanted: (n: ts.Node) => boolean): boolean =>
  isWanted(node) ||
  (ts.forEachChild(node, (child) => has(child, isWanted)) ?? false);

/** True if the function is passed where a function with parameters is expected. */
function isPassed({ checker }: Compiled, name: ts.Node): boolean {
  const type = checker.getContextualType(getMember(name) as ts.Expression);
  return (type?.isUnion() ? type.types : type ? [type] : [])
    .flatMap((t) => t.getCallSignatures())
    .some((s) => s.parameters.length > 0);
}

/** True if the function gets an argument: `Device.model(null)`, `.then(Device.model)`. */
function isGiven(before: Analysis, use: Use): boolean {
  const call = getCall(use);
  if (call) return getArguments(call).length > 0;
  if (isPassed(before, use.node)) return true;
  const { parent } = use.node;
  const own = ts.isBindingElement(parent) ? parent : getMember(use.node).parent;
  const isNamed =
    ts.isBindingElement(own) ||
    ts.isVariableDeclaration(own) ||
    ts.isPropertyAssignment(own);
  if (!isNamed) return false;
  const name = own.name.getText();
  const isPassedOn = (node: ts.Node): boolean =>
    ts.isIdentifier(node) &&
    node.text === name &&
    getDeclarations(before, node).includes(own) &&
    isPassed(before, node);
  return [...before.reach].some((path) => {
    const file = before.app.files.get(path);
    return file !== undefined && has(file, isPassedOn);
  });
}

/** Returns the new name of a note's symbol; for a constant, the constant's string. */
function getReplacement(
  { checker }: Compiled,
  { typescript, replacement }: Note,
  { node }: Use,
): Pick<UseFinding, 'range' | 'replacement'> {
  // A CDN resolves no package by its name.
  if (/^.https?:/.test(node.getText())) return {};
  const parent = typescript && getMember(node).parent;
  if (!parent || !ts.isPropertyAccessExpression(parent)) return { replacement };
  const type = checker.getTypeAtLocation(parent);
  const range = { start: parent.getStart(), end: parent.end };
  return type.isStringLiteral()
    ? { range, replacement: `'${type.value}'` }
    : { replacement };
}

/** True for `console.log(name)`. */
const isLogged = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^console\b/.test(parent.expression.getText());

/** True for a parameter that its function uses outside of `console` calls. */
const isRead = ({ name, parent }: ts.ParameterDeclaration): boolean =>
  !ts.isIdentifier(name) ||
  has(
    parent,
    (node) =>
      ts.isIdentifier(node) &&
      node !== name &&
      node.text === name.text &&
      !isLogged(node),
  );

function getDeclarations(
  { app, checker }: Compiled,
  name: ts.Node,
): readonly ts.Node[] {
  const own = [...app.files.values()];
  const all = findSymbol(checker, name)?.declarations ?? [];
  return all.filter((d) => own.includes(d.getSourceFile()));
}

/** Returns a piece of code and all app code that it refers to, the nearest first. */
function findReach(compiled: Compiled, code: ts.Node): ReadonlySet<ts.Node> {
  const parts = new Set([code]);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      getDeclarations(compiled, node)
        .filter((d) => !ts.isParameter(d))
        .forEach((d) => parts.add(d));
    }
    ts.forEachChild(node, visit);
  };
  // The loop also visits parts that it adds.
  for (const part of parts) visit(part);
  return parts;
}

function isMeant(
  before: Analysis,
  { callback, within, about = '', unlessSwitch = '' }: Note,
  use: Use,
): boolean {
  if (!callback && !within) return true;
  const { names, uses } = before;
  const last = getCall(use)?.arguments.slice(-1)[0];
  const parts = last ? findReach(before, last) : new Set<ts.Node>();
  if (within) {
    return uses.some(
      (other) =>
        matchSome(within, other) &&
        ts.findAncestor(other.node, (node) => parts.has(node)),
    );
  }
  const own = [...parts]
    .map((part) => (part as ts.HasInitializer).initializer ?? part)
    .find(ts.isFunctionLike);
  if (!own) return true;
  const { words } = findWords(use.file, [...parts]);
  const module = getOwner(use.symbol);
  // A callback that contains an event's name probably handles each event differently.
  const isApart = [...words].some((word) =>
    names.events.has(`${module}.${word.replace(/'/g, '')}`),
  );
  if (callback === 'mixes') return !isApart;
  const isForAll = use.form === 'all';
  const isOther = isForAll && isApart && !words.has(`'${about}'`);
  if (isOther || words.has(`switch ${unlessSwitch}`)) return false;
  const rest = own.parameters.find((p) => p.dotDotDotToken);
  const value = own.parameters[isForAll ? 1 : 0] ?? rest;
  return value !== undefined && isRead(value);
}

interface Facts extends Words {
  readonly uses: Use[];
}

function isMet(pattern: string, { words, members, uses }: Facts): boolean {
  const [form, word = ''] = pattern.split(' ');
  if (form === 'switch') return words.has(pattern);
  if (form === 'text') return words.has(`'${word}'`);
  if (form === 'name') return words.has(word) || words.has(`'${word}'`);
  const all = form === 'member' ? members : uses;
  return all.some((use) => matchUse(pattern, use));
}

export function findNoted(
  before: Analysis,
  versions: readonly SdkVersion[],
  appsOf: AppsOf,
): readonly UseFinding[] {
  const facts = new Map<string, Facts>();
  for (const [path, file] of before.app.files) {
    facts.set(path, { ...findWords(path, [file]), uses: [] });
  }
  for (const use of before.uses) facts.get(use.file)?.uses.push(use);
  const members = [...facts.values()].flatMap((file) => file.members);
  const isSomeMet = (
    patterns: readonly string[],
    paths: ReadonlySet<string>,
  ): boolean =>
    [...paths].some((path) => {
      const file = facts.get(path);
      return file && patterns.some((pattern) => isMet(pattern, file));
    });
  const holds = (note: Note, paths: ReadonlySet<string>): boolean =>
    [note.with, note.also].every((list) => !list || isSomeMet(list, paths)) &&
    !isSomeMet(note.unless ?? [], paths);
  return selectNotes(versions.map((v) => v.notes)).flatMap(({ note }) => {
    const { when, except, unlessAfter = [] } = note;
    const isMember = when.some((pattern) => pattern.startsWith('member '));
    // The result is the same for all uses in an app.
    const holdsIn = memoize((paths: ReadonlySet<string>) => holds(note, paths));
    const after = before.uses.filter((use) => matchSome(unlessAfter, use));
    return (isMember ? members : before.uses)
      .filter(
        (use) =>
          matchSome(when, use) &&
          (!note.typescript || before.typed.has(use.file)) &&
          !(use.argument !== undefined && except?.includes(use.argument)) &&
          (!note.given || isGiven(before, use)) &&
          // Other files can handle other messages.
          (isMember ? [new Set([use.file])] : appsOf(use.file)).some(holdsIn) &&
          !isAfter(use, after) &&
          isMeant(before, note, use),
      )
      .map((use) => ({
        // A member's name isn't an SDK symbol.
        use: isMember ? { ...use, symbol: '' } : use,
        kind: note.kind,
        message: note.message.replaceAll('{symbol}', use.symbol),
        guide: note.guide,
        ...getReplacement(before, note, use),
      }));
  });
}
