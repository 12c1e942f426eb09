import ts from 'typescript';
import type { Edit } from '../typing/types';
import type { Analysis } from './analyze';
import { isMeant } from './callbacks';
import type { SdkVersion } from './SdkVersion';
import { findWords, type Words } from './findWords';
import type { AppsOf } from './groupApps';
import { matchSome, matchUse, type Note } from './Notes';
import type { Use, UseFinding } from './types';

const isIn = (outer: ts.Node, inner: ts.Node): boolean =>
  outer.pos <= inner.pos && inner.end <= outer.end;

/** What is done with a call: `await call`, `call.then(…)`. */
function getWhole(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isAwaitExpression(parent) ||
    ts.isPropertyAccessExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression === node)
    ? getWhole(parent)
    : node;
}

/** True for a place that is reached only after one of the calls. */
const isAfter = (place: ts.Node, calls: readonly ts.Node[]): boolean =>
  calls.some((call) => {
    const whole = getWhole(call);
    const { parent: statement } = whole;
    const isThen =
      ts.isCallExpression(whole) &&
      whole.arguments.some((argument) => isIn(argument, place));
    const isBefore =
      ts.isExpressionStatement(statement) &&
      isIn(statement.parent, place) &&
      statement.end <= place.pos;
    // What is declared may be called before what stands above it.
    const isDeclared = ts.findAncestor(
      place,
      (node) =>
        node === statement.parent ||
        ts.isFunctionDeclaration(node) ||
        ts.isMethodDeclaration(node),
    );
    return isThen || (isBefore && isDeclared === statement.parent);
  });

/** What is asked for of some files. */
interface Facts extends Words {
  readonly uses: readonly Use[];
}

function isMet(pattern: string, { words, members, uses }: Facts): boolean {
  const [form, word = ''] = pattern.split(' ');
  if (form === 'text') return words.has(`'${word}'`);
  if (form === 'name') return words.has(word) || words.has(`'${word}'`);
  const all = form === 'member' ? members : uses;
  return all.some((use) => matchUse(pattern, use));
}

/** Puts together what files consist of; made once for each set of files. */
function createFacts({
  app,
  uses,
}: Analysis): (paths: ReadonlySet<string>) => Facts {
  const files = new Map(
    [...app.files].map(([path, file]) => [
      path,
      { ...findWords(path, file), uses: [] as Use[] },
    ]),
  );
  for (const use of uses) files.get(use.file)?.uses.push(use);
  const known = new Map<ReadonlySet<string>, Facts>();
  return (paths) => {
    const all = [...paths].flatMap((path) => files.get(path) ?? []);
    const facts = known.get(paths) ?? {
      words: new Set(all.flatMap(({ words }) => [...words])),
      members: all.flatMap(({ members }) => members),
      uses: all.flatMap((file) => file.uses),
    };
    known.set(paths, facts);
    return facts;
  };
}

/** `'userExit'` for `Lifecycle.CloseReason.USER_EXIT`. */
function replaceConstant(
  checker: ts.TypeChecker,
  { node }: Use,
): readonly Edit[] | undefined {
  const constant = node.parent.parent;
  if (!ts.isPropertyAccessExpression(constant)) return undefined;
  const type = checker.getTypeAtLocation(constant);
  if (!type.isStringLiteral()) return undefined;
  const text = `'${type.value}'`;
  return [{ start: constant.getStart(), end: constant.end, text }];
}

function getEdits(
  { app }: Analysis,
  { replacement }: Note,
  use: Use,
): readonly Edit[] | undefined {
  if (replacement === undefined) return undefined;
  if (replacement === 'literal') {
    return replaceConstant(app.program.getTypeChecker(), use);
  }
  // Between the quotes of a path, which stay as they are.
  const inside = ts.isStringLiteral(use.node) ? 1 : 0;
  const { start, end } = use;
  return [{ start: start + inside, end: end - inside, text: replacement }];
}

/** Notes of the newer versions that hold for an upgrade over these. */
function getNotes(versions: readonly SdkVersion[]): readonly Note[] {
  const names = versions.map((v) => v.version);
  return versions
    .slice(1)
    .flatMap(({ notes }) => notes.notes)
    .filter(
      ({ from, until }) =>
        // A version that is not among these is older than all of them.
        (from === undefined || names.indexOf(from) <= 0) &&
        (until === undefined || !names.includes(until)),
    );
}

/** What the notes of the versions in between say of an app. */
export function findNoted(
  before: Analysis,
  versions: readonly SdkVersion[],
  appsOf: AppsOf,
): readonly UseFinding[] {
  const getFacts = createFacts(before);
  const all = getFacts(new Set(before.app.files.keys()));
  const own = new Map(
    [...before.app.files.keys()].map((path) => [path, new Set([path])]),
  );
  const holds = (note: Note, use: Use, app: ReadonlySet<string>): boolean => {
    const isMember = use.form === 'member';
    const facts = getFacts((isMember && own.get(use.file)) || app);
    return (
      [note.with, note.also].every(
        (list) => list?.some((pattern) => isMet(pattern, facts)) ?? true,
      ) && !note.unless?.some((pattern) => isMet(pattern, getFacts(app)))
    );
  };
  const listCalls = ({ unlessAfter = [] }: Note, { file }: Use): ts.Node[] =>
    before.uses
      .filter((use) => use.file === file && matchSome(unlessAfter, use))
      .map(({ node }) => node);
  return getNotes(versions).flatMap((note) => {
    const isMember = note.when.some((pattern) => pattern.startsWith('member '));
    return (isMember ? all.members : before.uses)
      .filter(
        (use) =>
          matchSome(note.when, use) &&
          (!note.typescript || before.typed.has(use.file)) &&
          !(
            use.argument !== undefined && note.except?.includes(use.argument)
          ) &&
          appsOf(use.file).some((app) => holds(note, use, app)) &&
          !isAfter(use.node, listCalls(note, use)) &&
          isMeant(before, before.uses, note, use),
      )
      .map((use): UseFinding => {
        const edits = getEdits(before, note, use);
        return {
          // The name of a member is no symbol of the SDK.
          use: isMember ? { ...use, symbol: '' } : use,
          kind: note.kind,
          message: note.message,
          guide: note.guide,
          ...(edits && { edits }),
        };
      });
  });
}
