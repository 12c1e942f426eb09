import { getValues } from '../document/getValues';
import {
  getSchema,
  getSchemaName,
  resolveSchema,
} from '../document/resolveSchema';
import { splitText } from '../document/splitText';
import type { Schema } from '../document/types';
import type { PrintContext } from '../print/PrintContext';
import { toText } from '../print/Part';
import { printType } from '../print/printType';
import { printKey } from '../print/printValue';
import { getMapValue } from '../schema/getMapValue';
import { getConstantName } from './getConstants';
import { printBlock, printComment } from './printComment';

const printMeanings = (schema: Schema): string | undefined =>
  getValues(schema)
    .filter((v) => v.description)
    .map((v) => `- \`${v.value}\`: ${v.description}`)
    .join('\n');

function printFields(context: PrintContext, schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return [
      ...printComment([splitText(field.description).summary]),
      `${printKey(name)}${mark}: ${toText(printType(context, field))};`,
    ];
  });
}

const hasFields = (schema: Schema): boolean =>
  schema.type === 'object' &&
  Object.keys(schema.properties ?? {}).length > 0 &&
  getMapValue(schema) === undefined;

/** The declaration of a schema's type, with what the reference says of it. */
export function printTypeDeclaration(
  context: PrintContext,
  key: string,
): string[] {
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

/** The declaration of the constants for the values of an enumeration. */
export function printConstants(context: PrintContext, key: string): string[] {
  const { document } = context;
  const name = getSchemaName(document, key);
  const values = getValues(resolveSchema(document, getSchema(document, key)));
  const lines = values.flatMap(({ value, description }) => [
    ...printComment([description]),
    `readonly ${getConstantName(value)}: '${value}';`,
  ]);
  return [
    ...printComment([`The values of \`${name}\`, by name.`]),
    ...printBlock(`const ${name}:`, lines, ';'),
  ];
}
