import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseFinding } from './findMissing';
import type { UseNode } from './findUses';
import { matchUses } from './matchUses';
import type { Note, VersionNotes } from './Notes';

/** The names and whole texts of the code of an app. */
function getWords(
  typescript: TypeScript,
  files: Iterable<ts.SourceFile>,
): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (typescript.isIdentifier(node) || typescript.isStringLiteralLike(node)) {
      words.add(node.text);
    }
    typescript.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return words;
}

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

/** What the notes of the versions in between say of an app. */
export function findNoted(
  typescript: TypeScript,
  before: Analysis,
  versions: readonly VersionNotes[],
): readonly UseFinding[] {
  const { uses, app } = before;
  const facts = { uses, words: getWords(typescript, app.files.values()) };
  return versions.flatMap(({ notes }) =>
    notes.flatMap((note) =>
      matchUses(note, facts).map((found): UseFinding => {
        const use = found as UseNode;
        const edits = getEdits(typescript, before, note, use);
        return {
          use,
          kind: note.kind,
          message: note.message,
          guide: note.guide,
          ...(edits && { edits }),
        };
      }),
    ),
  );
}
