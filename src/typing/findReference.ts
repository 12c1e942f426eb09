import ts from 'typescript';
import { SDK_FILE } from './createProgram';
import { getEventName, createSymbolNames } from './SymbolNames';
import type { Project } from './Project';
import type { SymbolReference, Snippet } from './types';

function findNode(file: ts.Node, position: number): ts.Node {
  const child = ts.forEachChild(file, (node) =>
    node.getStart() <= position && position < node.end ? node : undefined,
  );
  return child ? findNode(child, position) : file;
}

/** Finds `'nameChanged'` in `Device.listen('nameChanged', …)`, and a position in `listen`. */
export function findNamedEvent(file: ts.SourceFile, position: number) {
  const literal = findNode(file, position);
  const call = literal.parent as ts.Node | undefined;
  return call &&
    ts.isStringLiteralLike(literal) &&
    ts.isCallExpression(call) &&
    call.arguments[0] === literal
    ? { literal, callee: call.expression.end - 1 }
    : undefined;
}

/** Lists the names under which a declaration can be documented, most specific first. */
function listNames(
  program: ts.Program,
  sdk: ts.SourceFile,
  position: number,
): readonly string[] {
  const symbols = createSymbolNames({ program, sdk });
  let node = findNode(sdk, position);
  while (!ts.isSourceFile(node) && !symbols.ofDeclaration(node)) {
    node = node.parent;
  }
  const name = symbols.ofDeclaration(node);
  if (!name) return [];
  const event = ts.isFunctionDeclaration(node) ? getEventName(node) : undefined;
  const module = name.replace(/\.\w+$/, '');
  return [
    ...(event === undefined ? [] : [`${module}.${event}`]),
    name,
    ...(ts.isTypeAliasDeclaration(node) ? [node.type.getText()] : []),
  ];
}

export function findReference(
  project: Project,
  snippet: Snippet,
  position: number,
): SymbolReference | undefined {
  const { service } = project;
  const { references } = snippet.version;
  const file = project.open(snippet);
  const program = service.getProgram();
  const code = program?.getSourceFile(file);
  const sdk = program?.getSourceFile(SDK_FILE);
  if (!program || !code || !sdk) return undefined;
  const named = findNamedEvent(code, position);
  const places = service.getDefinitionAtPosition(
    file,
    named?.callee ?? position,
  );
  const names = (places ?? [])
    .filter(({ fileName }) => fileName === SDK_FILE)
    .flatMap(({ textSpan }) => listNames(program, sdk, textSpan.start));
  const events = named
    ? names.map((n) => n.replace(/\.\w+$/, `.${named.literal.text}`))
    : [];
  const symbol = [...events, ...names].find((name) => references.has(name));
  const href = symbol && references.get(symbol);
  return symbol && href ? { symbol, href } : undefined;
}
