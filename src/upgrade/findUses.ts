import type ts from 'typescript';
import type { AppProgram } from '../typing/createProgram';
import { isSdkPath, toSdkPath } from '../typing/imports';
import { createSymbolNames } from '../typing/SymbolNames';
import type { TypeScript } from '../typing/types';
import { getCallUse } from './getCallUse';
import { listAliases } from './listAliases';
import type { Names } from './Names';
import type { Use, UseForm } from './types';

/** A use, with the part of the app that it is. */
export interface UseNode extends Use {
  readonly node: ts.Node;
}

/** The name at the end of what is called: `name` in `F.Device?.name`. */
function getCallee(typescript: TypeScript, call: ts.CallExpression): ts.Node {
  const { expression } = call;
  if (typescript.isPropertyAccessExpression(expression)) return expression.name;
  return typescript.isElementAccessExpression(expression)
    ? expression.argumentExpression
    : expression;
}

/** The node of which this one is the left side: `Device.name` for `Device`. */
function getMemberOf(
  typescript: TypeScript,
  node: ts.Node,
): ts.Node | undefined {
  const { parent } = node;
  if (typescript.isParenthesizedExpression(parent)) {
    return getMemberOf(typescript, parent);
  }
  if (typescript.isPropertyAccessExpression(parent)) {
    if (parent.expression === node) return parent.name;
    return parent.name === node ? getMemberOf(typescript, parent) : undefined;
  }
  if (typescript.isElementAccessExpression(parent)) {
    if (parent.expression === node) return parent.argumentExpression;
    return getMemberOf(typescript, parent);
  }
  if (typescript.isQualifiedName(parent)) {
    if (parent.left === node) return parent.right;
    return getMemberOf(typescript, parent);
  }
  return undefined;
}

function isTypePlace(typescript: TypeScript, node: ts.Node): boolean {
  const { parent } = node;
  if (typescript.isQualifiedName(parent))
    return isTypePlace(typescript, parent);
  return typescript.isTypeNode(parent) && !typescript.isTypeQueryNode(parent);
}

/** Every part of the names of a version: `Device` and `name` of `Device.name`. */
const listParts = ({ values, types }: Names): string[] =>
  [...values, ...types.keys()].flatMap((name) => name.split('.'));

/**
 * Everything that an app uses of the SDK, in the order of its files.
 * @param reach paths of the files into which the SDK reaches
 * @param onLook called with the path of each of them
 */
export function findUses(
  typescript: TypeScript,
  app: AppProgram,
  reach: ReadonlySet<string>,
  names: Names,
  onLook: (path: string) => void,
): readonly UseNode[] {
  const checker = app.program.getTypeChecker();
  const symbols = createSymbolNames(typescript, app);
  const files = [...app.files].filter(([path]) => reach.has(path));
  const aliases = listAliases(
    typescript,
    files.map(([, file]) => file),
  );
  // To ask the compiler for each name of an app takes most of the time.
  const known = new Set([...listParts(names), ...aliases]);
  const uses: UseNode[] = [];
  const callees = new Set<ts.Node>();

  const resolve = (node: ts.Node): string | undefined => {
    const isShorthand = typescript.isShorthandPropertyAssignment(node.parent);
    return symbols.ofSymbol(
      isShorthand
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node),
    );
  };
  const add = (
    file: string,
    node: ts.Node,
    symbol: string | undefined,
    form: UseForm,
    argument?: string,
  ): void => {
    if (!symbol) return;
    uses.push({
      file,
      node,
      symbol,
      form,
      ...(argument !== undefined && { argument }),
      start: node.getStart(),
      end: node.end,
    });
  };

  const visitCall = (file: string, call: ts.CallExpression): void => {
    // Which of its forms is called takes long to find out.
    const type = checker.getTypeAtLocation(call.expression);
    const isOfSdk = checker
      .getNonNullableType(type)
      .getCallSignatures()
      .some((s) => symbols.ofDeclaration(s.declaration));
    if (!isOfSdk) return;
    const { declaration } = checker.getResolvedSignature(call) ?? {};
    const called = symbols.ofDeclaration(declaration);
    if (!called) return;
    const callee = getCallee(typescript, call);
    callees.add(callee);
    const { symbol, form, argument } = getCallUse(
      typescript,
      checker,
      names,
      call,
      called,
    );
    add(file, callee, symbol, form, argument);
  };

  const visitBinding = (
    file: string,
    pattern: ts.ObjectBindingPattern,
  ): void => {
    for (const element of pattern.elements) {
      const name = element.propertyName ?? element.name;
      if (typescript.isIdentifier(name) && known.has(name.text)) {
        const type = checker.getTypeAtLocation(pattern);
        add(file, name, symbols.ofMember(type, name.text), 'value');
      }
    }
  };

  const visitName = (
    file: string,
    node: ts.Identifier | ts.StringLiteral,
  ): void => {
    const { parent } = node;
    if (!known.has(node.text)) return;
    if (callees.has(node) || typescript.isBindingElement(parent)) return;
    if (
      typescript.isImportSpecifier(parent) ||
      typescript.isExportSpecifier(parent)
    ) {
      const isName = (parent.propertyName ?? parent.name) === node;
      if (isName) add(file, node, resolve(parent.name), 'import');
      return;
    }
    // Said by what stands there instead: the member, or the names taken out.
    const member = getMemberOf(typescript, node);
    if (member && resolve(member)) return;
    if (
      typescript.isVariableDeclaration(parent) &&
      (parent.name === node || typescript.isObjectBindingPattern(parent.name))
    ) {
      return;
    }
    const form = isTypePlace(typescript, node) ? 'type' : 'value';
    add(file, node, resolve(node), form);
  };

  const visit = (file: string, node: ts.Node): void => {
    if (typescript.isCallExpression(node)) visitCall(file, node);
    else if (typescript.isObjectBindingPattern(node)) visitBinding(file, node);
    else if (typescript.isIdentifier(node)) visitName(file, node);
    else if (typescript.isStringLiteral(node)) {
      if (isSdkPath(node.text)) {
        add(file, node, toSdkPath(node.text), 'import');
      } else if (typescript.isElementAccessExpression(node.parent)) {
        visitName(file, node);
      }
    }
    const { jsDoc } = node as { readonly jsDoc?: readonly ts.Node[] };
    for (const comment of jsDoc ?? []) visit(file, comment);
    typescript.forEachChild(node, (child) => {
      visit(file, child);
    });
  };
  const visitReferences = (path: string, file: ts.SourceFile): void => {
    const references = [
      ...file.referencedFiles,
      ...file.typeReferenceDirectives,
    ];
    for (const { fileName, pos, end } of references) {
      if (!isSdkPath(fileName)) continue;
      const symbol = toSdkPath(fileName);
      uses.push({
        file: path,
        node: file,
        symbol,
        form: 'reference',
        start: pos,
        end,
      });
    }
  };
  for (const [path, file] of files) {
    onLook(path);
    visitReferences(path, file);
    visit(path, file);
  }
  return uses;
}
