import type ts from 'typescript';
import type { AppFile, TypeScript } from '../typing/types';
import { listAliasPaths, type AliasPath } from './aliasPaths';

/** Settings of tools that put an app together, as code or as JSON. */
const BUNDLER =
  /(^|\/)((vite|vitest|webpack|rollup|babel|vue|svelte|rspack|rsbuild|next)\.config\.[cm]?[jt]s|\.babelrc(\.js(on)?)?|babel\.config\.json)$/;

/** True for settings that can give short names to paths. */
export const isBundlerConfig = (path: string): boolean => BUNDLER.test(path);

/** Joined in the folder of the settings: `/src` is what `src` is, for Vite. */
const join = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) || !parts.length
    ? undefined
    : parts.map((part) => part?.replace(/^\/+/, '')).join('/');

/** What the variables of a file stand for, by name. */
function readConstants(
  typescript: TypeScript,
  file: ts.SourceFile,
): Map<string, ts.Expression> {
  const declared = file.statements
    .filter((statement) => typescript.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declared.flatMap(({ name, initializer }) =>
      typescript.isIdentifier(name) && initializer
        ? [[name.text, initializer]]
        : [],
    ),
  );
}

/** Tells the path that an expression of the settings stands for, where one can see it. */
function createEvaluate(
  typescript: TypeScript,
  file: ts.SourceFile,
): (node: ts.Node) => string | undefined {
  const constants = readConstants(typescript, file);
  const evaluate = (node: ts.Node): string | undefined => {
    if (typescript.isStringLiteralLike(node)) return node.text;
    if (typescript.isIdentifier(node)) {
      if (node.text === '__dirname') return '.';
      const initializer = constants.get(node.text);
      constants.delete(node.text);
      const value = initializer && evaluate(initializer);
      if (initializer) constants.set(node.text, initializer);
      return value;
    }
    if (/^(import\.meta\.dirname|process\.cwd\(\))$/.test(node.getText(file))) {
      return '.';
    }
    // `resolve(__dirname, 'src')`, `fileURLToPath(new URL('./src', …))`
    if (typescript.isNewExpression(node)) {
      const [path] = node.arguments ?? [];
      return path && evaluate(path);
    }
    if (typescript.isCallExpression(node)) {
      return join(node.arguments.map(evaluate));
    }
    if (typescript.isTemplateExpression(node)) {
      const { head, templateSpans } = node;
      return join([
        ...(head.text ? [head.text] : []),
        ...templateSpans.flatMap((span) => [
          evaluate(span.expression),
          span.literal.text,
        ]),
      ]);
    }
    if (typescript.isBinaryExpression(node)) {
      const isSum = node.operatorToken.kind === typescript.SyntaxKind.PlusToken;
      return isSum ? join([node.left, node.right].map(evaluate)) : undefined;
    }
    return typescript.isPropertyAccessExpression(node) &&
      node.name.text === 'pathname'
      ? evaluate(node.expression)
      : undefined;
  };
  return evaluate;
}

/** `{ find: '@', replacement: … }` by the names of its members. */
const getMember = (
  typescript: TypeScript,
  node: ts.ObjectLiteralExpression,
  wanted: string,
): ts.Expression | undefined =>
  node.properties
    .filter((p) => typescript.isPropertyAssignment(p))
    .find(({ name }) => /\w+/.exec(name.getText())?.[0] === wanted)
    ?.initializer;

/** A short name, and the expression of what it stands for. */
type Named = readonly [string | undefined, ts.Node | undefined];

/** What `{ '@': … }` and `[{ find: '@', replacement: … }]` give names to. */
function listNamed(
  typescript: TypeScript,
  list: ts.Node,
  evaluate: (node: ts.Node) => string | undefined,
): readonly Named[] {
  if (typescript.isObjectLiteralExpression(list)) {
    return list.properties
      .filter((property) => typescript.isPropertyAssignment(property))
      .map(({ name, initializer }) => {
        const isText =
          typescript.isStringLiteral(name) || typescript.isIdentifier(name);
        return [isText ? name.text : undefined, initializer];
      });
  }
  if (!typescript.isArrayLiteralExpression(list)) return [];
  return list.elements
    .filter((item) => typescript.isObjectLiteralExpression(item))
    .map((item) => {
      const find = getMember(typescript, item, 'find');
      const name =
        find && typescript.isRegularExpressionLiteral(find)
          ? /^\/\^?([\w@~$#-]+)(\\?\/)?\$?\/\w*$/.exec(find.text)?.[1]
          : find && evaluate(find);
      return [name, getMember(typescript, item, 'replacement')];
    });
}

/** The short names that the settings of a tool give to paths of the app. */
export function readBundler(
  typescript: TypeScript,
  { path, text }: AppFile,
): readonly AliasPath[] {
  const isJson = /\.babelrc$|\.json$/.test(path);
  const file = typescript.createSourceFile(
    `${path}.ts`,
    isJson ? `(${text})` : text,
    typescript.ScriptTarget.ES2022,
    true,
  );
  const evaluate = createEvaluate(typescript, file);
  const found: AliasPath[] = [];
  const add = ([name, value]: Named): void => {
    const target = value && evaluate(value);
    if (name !== undefined && target !== undefined) {
      found.push(...listAliasPaths(path, name, target));
    }
  };
  const visit = (node: ts.Node): void => {
    const isNamed =
      typescript.isPropertyAssignment(node) ||
      typescript.isVariableDeclaration(node);
    if (isNamed && /^['"]?alias(es)?['"]?$/.test(node.name.getText())) {
      const { initializer } = node;
      if (initializer)
        listNamed(typescript, initializer, evaluate).forEach(add);
    }
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
