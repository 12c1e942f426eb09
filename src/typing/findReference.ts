import type ts from 'typescript';
import { SDK_FILE } from './createProgram';
import { getEventName, createSymbolNames } from './SymbolNames';
import type { Project } from './Project';
import type { SymbolReference, TypeScript, Snippet } from './types';

export function findNode(
  typescript: TypeScript,
  file: ts.Node,
  position: number,
): ts.Node {
  const child = typescript.forEachChild(file, (node) =>
    node.getStart() <= position && position < node.end ? node : undefined,
  );
  return child ? findNode(typescript, child, position) : file;
}

/** Finds `'nameChanged'` in `Device.listen('nameChanged', …)`, and a position in `listen`. */
export function findNamedEvent(
  typescript: TypeScript,
  file: ts.SourceFile,
  position: number,
) {
  const literal = findNode(typescript, file, position);
  const call = literal.parent as ts.Node | undefined;
  return call &&
    typescript.isStringLiteralLike(literal) &&
    typescript.isCallExpression(call) &&
    call.arguments[0] === literal
    ? { literal, callee: call.expression.end - 1 }
    : undefined;
}

/** Lists the names under which a declaration can be documented, most specific first. */
function listNames(
  typescript: TypeScript,
  program: ts.Program,
  sdk: ts.SourceFile,
  position: number,
): readonly string[] {
  const symbols = createSymbolNames(typescript, { program, sdk });
  let node = findNode(typescript, sdk, position);
  while (!typescript.isSourceFile(node) && !symbols.ofDeclaration(node)) {
    node = node.parent;
  }
  const name = symbols.ofDeclaration(node);
  if (!name) return [];
  const event = typescript.isFunctionDeclaration(node)
    ? getEventName(typescript, node)
    : undefined;
  const module = name.replace(/\.\w+$/, '');
  return [
    ...(event === undefined ? [] : [`${module}.${event}`]),
    name,
    ...(typescript.isTypeAliasDeclaration(node) ? [node.type.getText()] : []),
  ];
}

export function findReference(
  project: Project,
  snippet: Snippet,
  position: number,
): SymbolReference | undefined {
  const { typescript, service } = project;
  const { references } = snippet.version;
  const file = project.open(snippet);
  const program = service.getProgram();
  const code = program?.getSourceFile(file);
  const sdk = program?.getSourceFile(SDK_FILE);
  if (!program || !code || !sdk) return undefined;
  const named = findNamedEvent(typescript, code, position);
  const places = service.getDefinitionAtPosition(
    file,
    named?.callee ?? position,
  );
  const names = (places ?? [])
    .filter(({ fileName }) => fileName === SDK_FILE)
    .flatMap(({ textSpan }) =>
      listNames(typescript, program, sdk, textSpan.start),
    );
  const events = named
    ? names.map((n) => n.replace(/\.\w+$/, `.${named.literal.text}`))
    : [];
  const symbol = [...events, ...names].find((name) => references.has(name));
  const href = symbol && references.get(symbol);
  return symbol && href ? { symbol, href } : undefined;
}
