import type ts from 'typescript';
import type { TypeScript } from '../typing/types';

/** Every place in a function at which its parameter is used. */
function getReferences(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  { name, parent }: ts.ParameterDeclaration,
): readonly ts.Identifier[] {
  if (!typescript.isIdentifier(name)) return [];
  const symbol = checker.getSymbolAtLocation(name);
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (
      typescript.isIdentifier(node) &&
      node !== name &&
      node.text === name.text &&
      (checker.getSymbolAtLocation(node) === symbol ||
        typescript.isShorthandPropertyAssignment(node.parent))
    ) {
      found.push(node);
    }
    typescript.forEachChild(node, visit);
  };
  visit(parent);
  return found;
}

/** True for a function that does anything with what it gets at a place. */
export function readsParameter(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  { parameters }: ts.SignatureDeclaration,
  index: number,
): boolean {
  const rest = parameters.find((p) => p.dotDotDotToken);
  const parameter = parameters[index] ?? rest;
  if (!parameter) return false;
  return (
    !typescript.isIdentifier(parameter.name) ||
    getReferences(typescript, checker, parameter).length > 0
  );
}

/** True for a name that is compared, looked up, or chosen by. */
function isDecisive(typescript: TypeScript, node: ts.Identifier): boolean {
  const { parent } = node;
  if (typescript.isBinaryExpression(parent)) {
    return /^[!=]==?$/.test(parent.operatorToken.getText());
  }
  if (typescript.isElementAccessExpression(parent)) {
    return parent.argumentExpression === node;
  }
  const isAsked =
    typescript.isCallExpression(parent) &&
    typescript.isPropertyAccessExpression(parent.expression) &&
    ['includes', 'has', 'get'].includes(parent.expression.name.text);
  return isAsked || typescript.isSwitchStatement(parent);
}

/** True for a listener for all events that tells them apart by their names. */
export function tellsEventsApart(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  { parameters: [event] }: ts.SignatureDeclaration,
): boolean {
  if (!event) return false;
  return getReferences(typescript, checker, event).some((node) =>
    isDecisive(typescript, node),
  );
}
