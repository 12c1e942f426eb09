import type ts from 'typescript';
import { createSymbolNames } from '../typing/SymbolNames';
import type { TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import { getCall } from './createCallbacks';
import type { GetterKind, SdkVersion } from './createSdkVersion';
import type { UseFinding } from './findMissing';
import type { UseNode } from './findUses';

/** Getters that the target minds being given something, and the older does not. */
type Strict = ReadonlyMap<string, GetterKind>;

function getStrict(older: SdkVersion, target: SdkVersion): Strict {
  return new Map(
    Object.entries(target.properties).filter(
      ([symbol]) => !(symbol in older.properties),
    ),
  );
}

/** `Device.model(null)`, which older versions did not mind. */
function findArguments(
  typescript: TypeScript,
  { uses }: Analysis,
  strict: Strict,
  version: string,
): UseFinding[] {
  return uses.flatMap((use): UseFinding[] => {
    const kind = strict.get(use.symbol);
    const given = getCall(typescript, use)?.arguments ?? [];
    const isCall = use.form === 'call' || use.form === 'callback';
    if (!kind || !isCall || !given.length) return [];
    // It is a subscription now, which nobody writes for a version without them.
    if (kind === 'readonly' && use.form === 'callback' && given.length === 1) {
      return [];
    }
    const takes =
      kind === 'readonly' ? 'no argument but a function' : 'nothing';
    return [
      {
        use,
        kind: 'breaks',
        message: `\`${use.symbol}\` takes ${takes} in ${version} and throws when it is given more. Call it without arguments.`,
      },
    ];
  });
}

/** True for a place whose function is called with something. */
function isGivenSomething(
  checker: ts.TypeChecker,
  node: ts.Expression,
): boolean {
  const type = checker.getContextualType(node);
  if (!type) return false;
  const types = type.isUnion() ? type.types : [type];
  return types.some((t) =>
    t.getCallSignatures().some((s) => s.parameters.length > 0),
  );
}

/** True for a place that calls what stands there, sooner or later. */
const isHandedOn = (typescript: TypeScript, { parent }: ts.Node): boolean =>
  typescript.isCallExpression(parent) ||
  typescript.isJsxExpression(parent) ||
  (typescript.isBinaryExpression(parent) &&
    parent.operatorToken.kind === typescript.SyntaxKind.EqualsToken &&
    typescript.isPropertyAccessExpression(parent.left));

/** `.then(Device.model)`, which calls it with what came before. */
function findHandedOn(
  typescript: TypeScript,
  { app, reach }: Analysis,
  strict: Strict,
  version: string,
): UseFinding[] {
  const checker = app.program.getTypeChecker();
  const symbols = createSymbolNames(typescript, app);
  const found: UseFinding[] = [];
  const visit = (file: string, node: ts.Node): void => {
    const isName =
      typescript.isPropertyAccessExpression(node) ||
      typescript.isElementAccessExpression(node) ||
      typescript.isIdentifier(node);
    if (
      isName &&
      isHandedOn(typescript, node) &&
      !(
        typescript.isCallExpression(node.parent) &&
        node.parent.expression === node
      )
    ) {
      const [signature] = checker.getTypeAtLocation(node).getCallSignatures();
      const symbol = symbols.ofDeclaration(signature?.declaration) ?? '';
      if (strict.has(symbol) && isGivenSomething(checker, node)) {
        const use: UseNode = {
          file,
          node,
          symbol,
          form: 'value',
          start: node.getStart(),
          end: node.end,
        };
        found.push({
          use,
          kind: 'breaks',
          message: `\`${symbol}\` throws in ${version} when it is given something, and this place passes something on. Write \`() => ${symbol}()\`.`,
        });
      }
    }
    typescript.forEachChild(node, (child) => {
      visit(file, child);
    });
  };
  for (const [path, file] of app.files) {
    if (reach.has(path)) visit(path, file);
  }
  return found;
}

/** Getters that are given something, which the target minds. */
export function findGiven(
  typescript: TypeScript,
  before: Analysis,
  versions: readonly SdkVersion[],
): readonly UseFinding[] {
  const [older] = versions;
  const target = versions[versions.length - 1];
  if (!older || !target) return [];
  const strict = getStrict(older, target);
  if (!strict.size) return [];
  return [
    ...findArguments(typescript, before, strict, target.version),
    ...findHandedOn(typescript, before, strict, target.version),
  ];
}
