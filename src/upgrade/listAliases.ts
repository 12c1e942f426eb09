import type ts from 'typescript';
import type { TypeScript } from '../typing/types';

/** True for `require('x')` and what is read of it: `require('x').Device`. */
function isRequired(typescript: TypeScript, node: ts.Node): boolean {
  if (
    typescript.isPropertyAccessExpression(node) ||
    typescript.isElementAccessExpression(node)
  ) {
    return isRequired(typescript, node.expression);
  }
  return (
    typescript.isCallExpression(node) &&
    typescript.isIdentifier(node.expression) &&
    node.expression.text === 'require'
  );
}

/** The names that a declaration gives. */
function listNames(typescript: TypeScript, name: ts.BindingName): string[] {
  if (typescript.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    typescript.isOmittedExpression(element)
      ? []
      : listNames(typescript, element.name),
  );
}

/**
 * Names under which files know what others export; `default` among them. What
 * a symbol of the SDK is called anywhere is one of these, or its own name.
 */
export function listAliases(
  typescript: TypeScript,
  files: Iterable<ts.SourceFile>,
): ReadonlySet<string> {
  const aliases = new Set(['default']);
  const visit = (node: ts.Node): void => {
    if (
      typescript.isImportClause(node) ||
      typescript.isNamespaceImport(node) ||
      typescript.isImportSpecifier(node) ||
      typescript.isExportSpecifier(node) ||
      typescript.isNamespaceExport(node) ||
      typescript.isImportEqualsDeclaration(node)
    ) {
      if (node.name) aliases.add(node.name.text);
    } else if (typescript.isVariableDeclaration(node)) {
      if (node.initializer && isRequired(typescript, node.initializer)) {
        listNames(typescript, node.name).forEach((n) => aliases.add(n));
      }
    } else if (
      typescript.isBinaryExpression(node) &&
      typescript.isPropertyAccessExpression(node.left)
    ) {
      // `exports.E = Device`
      aliases.add(node.left.name.text);
    }
    typescript.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return aliases;
}
