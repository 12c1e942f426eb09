import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseFinding } from './findMissing';
import type { Functions } from './createFunctionFinder';
import type { UseNode } from './findUses';
import { createCallbacks } from './createCallbacks';
import type { SdkVersion } from './createSdkVersion';
import { isTyped } from './isTyped';
import { matchUse, matchUses } from './matchUses';
import type { Note } from './Notes';
import { readsParameter, tellsEventsApart } from './readCallback';
import type { Words } from './readWords';

/** `'userExit'` for `Lifecycle.CloseReason.USER_EXIT`. */
function replaceConstant(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  { node }: UseNode,
): readonly Edit[] | undefined {
  const constant = node.parent.parent;
  if (!typescript.isPropertyAccessExpression(constant)) return undefined;
  const type = checker.getTypeAtLocation(constant);
  return type.isStringLiteral()
    ? [
        {
          start: constant.getStart(),
          end: constant.end,
          text: `'${type.value}'`,
        },
      ]
    : undefined;
}

function getEdits(
  typescript: TypeScript,
  { app }: Analysis,
  { replacement }: Note,
  use: UseNode,
): readonly Edit[] | undefined {
  if (replacement === undefined) return undefined;
  if (replacement === 'literal') {
    return replaceConstant(typescript, app.program.getTypeChecker(), use);
  }
  // Between the quotes of a path, which stay as they are.
  const isText = typescript.isStringLiteral(use.node);
  return [
    {
      start: use.start + (isText ? 1 : 0),
      end: use.end - (isText ? 1 : 0),
      text: replacement,
    },
  ];
}

/** True for files in which a fault of types alone is one. */
const getTyped = (
  typescript: TypeScript,
  { app }: Analysis,
): ReadonlySet<string> =>
  new Set(
    [...app.files]
      .filter(([, file]) => isTyped(typescript, file))
      .map(([path]) => path),
  );

/** Tells whether what a callback does leaves a note standing. */
function createCallbackTest(
  typescript: TypeScript,
  before: Analysis,
): (note: Note, use: UseNode) => boolean {
  const callbacks = createCallbacks(typescript, before);
  const checker = before.app.program.getTypeChecker();
  const isLeftOut = (functions: Functions, use: UseNode, name: string) =>
    use.form === 'all' &&
    functions.every((f) => tellsEventsApart(typescript, checker, f)) &&
    !callbacks.getTexts(functions).has(name);
  return ({ callback, within, about }, use) => {
    if (!callback && !within) return true;
    const functions = callbacks.getFunctions(use);
    if (within) {
      return before.uses.some(
        (other) =>
          within.some((pattern) => matchUse(pattern, other)) &&
          callbacks.isReached(functions, other.node),
      );
    }
    if (!functions.length) return true;
    if (callback === 'mixes') {
      return !functions.every((f) => tellsEventsApart(typescript, checker, f));
    }
    if (about && isLeftOut(functions, use, about)) return false;
    const index = use.form === 'all' ? 1 : 0;
    return functions.some((f) => readsParameter(typescript, checker, f, index));
  };
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
  typescript: TypeScript,
  before: Analysis,
  words: Words,
  versions: readonly SdkVersion[],
): readonly UseFinding[] {
  const { uses } = before;
  const facts = { uses, typed: getTyped(typescript, before), ...words };
  const isMeant = createCallbackTest(typescript, before);
  return getNotes(versions).flatMap((note) =>
    matchUses(note, facts)
      .filter((use) => isMeant(note, use))
      .map((use): UseFinding => {
        const edits = getEdits(typescript, before, note, use);
        return {
          // The name of a member is no symbol of the SDK.
          use: use.form === 'member' ? { ...use, symbol: '' } : use,
          kind: note.kind,
          message: note.message,
          guide: note.guide,
          ...(edits && { edits }),
        };
      }),
  );
}
