import ts from 'typescript';
import type { Analysis } from './analyze';
import { getCall } from './callbacks';
import type { SdkVersion } from './SdkVersion';
import type { UseFinding } from './types';

/** Getters that are given something, which the target minds and the older version does not. */
export function findGiven(
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
