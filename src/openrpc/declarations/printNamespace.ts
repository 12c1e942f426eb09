import {
  getSchemaName,
  getSchema,
  resolveSchema,
  getValues,
} from '../document/resolveSchema';
import type { Described, OpenRpcDocument, Schema } from '../document/types';
import { printType, type PrintContext, toText } from '../print/printType';
import { getConstants, getConstantName } from '../document/getConstants';
import { printBlock, printComment } from './printComment';
import { printFunctions } from './printFunctions';
import {
  getJavaScriptParameters,
  getMembers,
  getPageSchemas,
  getPayload,
  getPullParameters,
} from '../document/getMembers';
import { collectReferences, getSentTypes } from '../document/getReferences';
import { splitText } from '../document/listLines';
import { printKey, printValue } from '../print/printValue';
import { getMapValue } from '../schema/normalizeSchema';

const printMeanings = (schema: Schema): string | undefined =>
  getValues(schema)
    .filter((v) => v.description)
    .map((v) => `- \`${v.value}\`: ${v.description}`)
    .join('\n');

const printFields = (context: PrintContext, schema: Schema): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return [
      ...printComment([splitText(field.description).summary]),
      `${printKey(name)}${mark}: ${toText(printType(context, field))};`,
    ];
  });

const hasFields = (schema: Schema): boolean =>
  schema.type === 'object' &&
  Object.keys(schema.properties ?? {}).length > 0 &&
  getMapValue(schema) === undefined;

function printTypeDeclaration(context: PrintContext, key: string): string[] {
  const { document } = context;
  const schema = getSchema(document, key);
  const head = `type ${getSchemaName(document, key)} =`;
  return [
    ...printComment([
      splitText(schema.description).summary,
      printMeanings(schema),
    ]),
    ...(hasFields(schema)
      ? printBlock(head, printFields(context, schema), ';')
      : [`${head} ${toText(printType(context, schema))};`]),
  ];
}

function printConstants(context: PrintContext, key: string): string[] {
  const { document } = context;
  const name = getSchemaName(document, key);
  const schema = resolveSchema(document, getSchema(document, key));
  const lines = getValues(schema).flatMap(({ value, description }, i) => [
    ...printComment([description]),
    `readonly ${printKey(getConstantName(value))}: ${printValue(schema.enum?.[i] ?? null)};`,
  ]);
  return [
    ...printComment([`The values of \`${name}\`, by name.`]),
    ...printBlock(`const ${name}:`, lines, ';'),
  ];
}

/** The namespace for shared types whose names clash with a module's own types. */
const SHARED_NAMESPACE = 'Shared';

function getNamespace(document: OpenRpcDocument, key: string): string {
  const { 'x-module': module, 'x-schema-page': page = '' } = getSchema(
    document,
    key,
  );
  if (module) return module;
  const name = getSchemaName(document, key);
  const isTaken = getMembers(document, page).schemas.some(
    (own) => getSchemaName(document, own) === name,
  );
  return isTaken ? `${page}.${SHARED_NAMESPACE}` : page;
}

function printTypeName(
  document: OpenRpcDocument,
  namespace: string,
  key: string,
): string {
  const home = getNamespace(document, key);
  const name = getSchemaName(document, key);
  return home === namespace ? name : `${home}.${name}`;
}

/** Returns the keys of the schemas that app code can encounter when it uses a module. */
function getModuleTypes(
  document: OpenRpcDocument,
  module: string,
): ReadonlySet<string> {
  const { methods, events, schemas } = getMembers(document, module);
  return collectReferences(document, [
    ...schemas.map((key) => getSchema(document, key)),
    ...methods.flatMap((m) => getJavaScriptParameters(m).map((p) => p.schema)),
    ...methods.map((m) => getPullParameters(document, m)),
    ...[...methods, ...events].map((m) => getPayload(document, m)),
  ]);
}

export interface IntegerTypes {
  readonly received: string;
  readonly sent: string;
}

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

export function printNamespace(
  document: OpenRpcDocument,
  integers: IntegerTypes,
  { name, summary }: Described,
): string[] {
  const keys = new Set([
    ...getMembers(document, name).schemas,
    ...getPageSchemas(document, name),
  ]);
  const listIn = (namespace: string): readonly string[] =>
    [...keys].filter((key) => getNamespace(document, key) === namespace);
  const types = listIn(name);
  const shared = listIn(`${name}.${SHARED_NAMESPACE}`);
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
      ? printBlock(
          `namespace ${SHARED_NAMESPACE}`,
          printTypes(`${name}.${SHARED_NAMESPACE}`, shared),
        )
      : []),
  ];
  return [
    ...printComment([summary]),
    ...printBlock(`export namespace ${name}`, lines),
  ];
}
