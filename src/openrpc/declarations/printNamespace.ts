import { getSchemaName } from '../document/resolveSchema';
import type { Described, OpenRpcDocument } from '../document/types';
import type { PrintContext } from '../print/PrintContext';
import { getConstants } from './getConstants';
import { getModuleTypes, getSentTypes } from './getModuleTypes';
import { getTypes, printTypeName } from './getNamespace';
import { printBlock, printComment } from './printComment';
import { printFunctions } from './printFunctions';
import { printConstants, printTypeDeclaration } from './printTypeDeclaration';

/** Types of an integer that app code receives, and of one that it sends. */
export interface IntegerTypes {
  readonly received: string;
  readonly sent: string;
}

/** Second names, in a module, for types that stand elsewhere. */
function printAliases(
  document: OpenRpcDocument,
  module: string,
  own: readonly string[],
): string[] {
  const taken = new Set(own.map((key) => getSchemaName(document, key)));
  return [...getModuleTypes(document, module)]
    .filter((key) => !taken.has(getSchemaName(document, key)))
    .map((key) => {
      const name = getSchemaName(document, key);
      return `type ${name} = ${printTypeName(document, module, key)};`;
    });
}

/** The declaration of a module, or of a page of shared schemas. */
export function printNamespace(
  document: OpenRpcDocument,
  integers: IntegerTypes,
  { name, summary }: Described,
): string[] {
  const { types, shared } = getTypes(document, name);
  const sent = getSentTypes(document);
  const toContext = (namespace: string, integer: string): PrintContext => ({
    document,
    printReference: (key) => [printTypeName(document, namespace, key)],
    integer,
  });
  const context = toContext(name, integers.received);
  const printTypes = (namespace: string, keys: readonly string[]): string[] =>
    keys.flatMap((key) => {
      const integer = sent.has(key) ? integers.sent : integers.received;
      return printTypeDeclaration(toContext(namespace, integer), key);
    });
  const lines = [
    ...printTypes(name, types),
    ...printAliases(document, name, types),
    ...getConstants(document, name).flatMap((key) =>
      printConstants(context, key),
    ),
    ...printFunctions(context, name),
    ...(shared.length
      ? printBlock('namespace Shared', printTypes(`${name}.Shared`, shared))
      : []),
  ];
  return [
    ...printComment([summary]),
    ...printBlock(`export namespace ${name}`, lines),
  ];
}
