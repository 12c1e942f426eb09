import type ts from 'typescript';
import type { AppProgram } from '../typing/createProgram';
import { isSdkPath, toSdkPath } from '../typing/imports';
import { createSymbolNames } from '../typing/SymbolNames';
import type { TypeScript } from '../typing/types';
import { listAliases } from './listAliases';
import type { Names } from './Names';
import {
  readBinding,
  readCall,
  readName,
  readQuoted,
  type Lookup,
  type NamedUse,
} from './readUse';
import type { Use } from './types';

/** A use, with the part of the app that it is. */
export interface UseNode extends Use {
  readonly node: ts.Node;
}

/** Every part of the names of a version: `Device` and `name` of `Device.name`. */
const listParts = ({ values, types }: Names): string[] =>
  [...values, ...types.keys()].flatMap((name) => name.split('.'));

/** What the code of a file and its comments use, in their order. */
function listNamed(lookup: Lookup, file: ts.SourceFile): readonly NamedUse[] {
  const { typescript } = lookup;
  const found: NamedUse[] = [];
  /** Names of which their call has told. */
  const callees = new Set<ts.Node>();
  const add = (use: NamedUse | undefined): void => {
    if (use) found.push(use);
  };
  const visit = (node: ts.Node): void => {
    if (typescript.isCallExpression(node)) {
      const use = readCall(lookup, node);
      if (use) callees.add(use.node);
      add(use);
    } else if (typescript.isObjectBindingPattern(node)) {
      readBinding(lookup, node).forEach(add);
    } else if (typescript.isIdentifier(node)) {
      if (!callees.has(node)) add(readName(lookup, node));
    } else if (typescript.isStringLiteral(node)) {
      if (!callees.has(node)) add(readQuoted(lookup, node));
    }
    const { jsDoc } = node as { readonly jsDoc?: readonly ts.Node[] };
    jsDoc?.forEach(visit);
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The `/// <reference>`s of a file to the SDK. */
function listReferences(path: string, file: ts.SourceFile): UseNode[] {
  return [...file.referencedFiles, ...file.typeReferenceDirectives]
    .filter(({ fileName }) => isSdkPath(fileName))
    .map(({ fileName, pos, end }) => ({
      file: path,
      node: file,
      symbol: toSdkPath(fileName),
      form: 'reference',
      start: pos,
      end,
    }));
}

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
  const files = [...app.files].filter(([path]) => reach.has(path));
  const aliases = listAliases(
    typescript,
    files.map(([, file]) => file),
  );
  const lookup: Lookup = {
    typescript,
    checker: app.program.getTypeChecker(),
    symbols: createSymbolNames(typescript, app),
    names,
    // To ask the compiler for each name of an app takes most of the time.
    known: new Set([...listParts(names), ...aliases]),
  };
  return files.flatMap(([path, file]) => {
    onLook(path);
    const named = listNamed(lookup, file).map((use) => ({
      ...use,
      file: path,
      start: use.node.getStart(),
      end: use.node.end,
    }));
    return [...listReferences(path, file), ...named];
  });
}
