import type {
  ExportDefaultDeclaration,
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  ImportExpression,
  Literal,
  MetaProperty,
  Node,
  Program,
} from 'acorn';
import { suggest } from '../../../text/suggest';
import { getDeclaredNames } from './declaredNames';
import type { Edits } from './Edits';
import type { GivenNames, Package } from './given';
import type { PlacedNode } from './listNodes';

/** An error in code that can't run. */
export interface CodeFault {
  /** Line number, starting at 1. */
  readonly line: number;
  readonly message: string;
}

interface Lifted {
  /** Code that declares the imports, to insert before the first line. */
  readonly head: string;
  readonly exports: readonly string[];
  readonly errors: readonly CodeFault[];
}

const getName = (node: Identifier | Literal): string =>
  node.type === 'Identifier' ? node.name : String(node.value);

const getLine = ({ loc }: Node): number => loc?.start.line ?? 1;

const refuse = (source: string, { name, version }: Package): string =>
  `Can't import '${source}': only '${name}' ${version} can be imported here.`;

/** Only imports become calls, so a module can't pass on what it doesn't name. */
function explainSource(node: Program['body'][number], from: Package) {
  if (!('source' in node) || !node.source) return undefined;
  const source = String(node.source.value);
  if (source !== from.name) return refuse(source, from);
  if (node.type === 'ImportDeclaration') return undefined;
  return `Can't export from '${source}' here. Import the names first: import { … } from '${source}'`;
}

function checkNames(node: ImportDeclaration, from: Package): CodeFault[] {
  const { name, version, exports } = from;
  return node.specifiers.flatMap((specifier): CodeFault[] => {
    const line = getLine(specifier);
    if (specifier.type === 'ImportNamespaceSpecifier') return [];
    if (specifier.type === 'ImportDefaultSpecifier') {
      const local = specifier.local.name;
      const names = exports.includes(local) ? `{ ${local} }` : `* as ${local}`;
      const message = `'${name}' has no default export. Write: import ${names} from '${name}'`;
      return [{ line, message }];
    }
    const wanted = getName(specifier.imported);
    if (exports.includes(wanted)) return [];
    const message = `'${name}' ${version} doesn't export "${wanted}". ${suggest(wanted, exports)}`;
    return [{ line, message }];
  });
}

/** Converts `import { A as B }` to `const { A: B }`. */
function printImport(node: ImportDeclaration, given: GivenNames): string {
  const call = `await ${given.import}(${JSON.stringify(node.source.value)}); `;
  const [first] = node.specifiers;
  if (!first) return call;
  if (first.type === 'ImportNamespaceSpecifier')
    return `const ${first.local.name} = ${call}`;
  const names = node.specifiers.flatMap((one) =>
    one.type === 'ImportSpecifier'
      ? [`${JSON.stringify(getName(one.imported))}: ${one.local.name}`]
      : [],
  );
  return `const { ${names.join(', ')} } = ${call}`;
}

/** Removes `export` in front of a declaration, and returns the exported names. */
function liftExport(
  node: ExportNamedDeclaration | ExportDefaultDeclaration,
  edits: Edits,
): readonly string[] {
  if (node.type === 'ExportDefaultDeclaration') {
    const inner = node.declaration;
    const isNamed =
      (inner.type === 'FunctionDeclaration' ||
        inner.type === 'ClassDeclaration') &&
      inner.id !== null;
    const text = isNamed ? '' : 'const $default =';
    edits.replaceStart(node.start, /export\s+default\b/y, text);
    return [isNamed ? inner.id.name : 'default'];
  }
  const { declaration } = node;
  if (!declaration) {
    edits.replace(node.start, node.end, '');
    return node.specifiers.map(({ local }) => getName(local));
  }
  edits.replace(node.start, declaration.start, '');
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => getDeclaredNames(id))
    : [declaration.id.name];
}

/** Replaces `import()` with a call, and rejects `import.meta`. */
function liftExpression(
  { node }: PlacedNode,
  from: Package,
  edits: Edits,
  given: GivenNames,
): readonly CodeFault[] {
  const line = getLine(node);
  if (node.type === 'MetaProperty') {
    const message = "import.meta isn't available here.";
    return (node as MetaProperty).meta.name === 'import'
      ? [{ line, message }]
      : [];
  }
  if (node.type !== 'ImportExpression') return [];
  const { source } = node as ImportExpression;
  edits.replace(node.start, node.start + 'import'.length, given.import);
  if (source.type !== 'Literal') {
    const message =
      'Here, import() accepts only the package name, as a string literal.';
    return [{ line, message }];
  }
  return source.value === from.name
    ? []
    : [{ line, message: refuse(String(source.value), from) }];
}

/** Moves imports to the beginning, and turns exports into plain declarations. */
export function liftImports(
  program: Program,
  places: readonly PlacedNode[],
  from: Package,
  edits: Edits,
  given: GivenNames,
): Lifted {
  const errors: CodeFault[] = [];
  const exports: string[] = [];
  let head = '';
  for (const node of program.body) {
    const message = explainSource(node, from);
    if (message !== undefined) {
      errors.push({ line: getLine(node), message });
    } else if (node.type === 'ImportDeclaration') {
      errors.push(...checkNames(node, from));
      head += printImport(node, given);
      edits.replace(node.start, node.end, '');
    } else if (
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportDefaultDeclaration'
    ) {
      exports.push(...liftExport(node, edits));
    }
  }
  for (const place of places)
    errors.push(...liftExpression(place, from, edits, given));
  return { head, exports, errors };
}
