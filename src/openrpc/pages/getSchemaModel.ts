import { getMemberTitle, getWireSchemas } from '../document/getMembers';
import { getReferences } from '../document/getReferences';
import { getLine, splitText } from '../document/listLines';
import {
  getHome,
  getSchema,
  getSchemaKey,
  getSchemaName,
  getValues,
  resolveSchema,
} from '../document/resolveSchema';
import type { Schema } from '../document/types';
import { printType, type Part } from '../print/printType';
import { describeConstraints } from '../schema/describeConstraints';
import { isKeyRestriction } from '../schema/normalizeSchema';
import type { Context, LinkModel, ValueModel } from './models';
import {
  type Anchors,
  getMethodPath,
  linkSchema,
  linkTypes,
} from './getAnchors';
import { getFields } from './getFieldRows';
import { getHistoryModel, getValueSince } from './getHistoryModel';

function getUsers(context: Context, key: string): readonly LinkModel[] {
  const { document, basePath } = context;
  const uses = (schema: Schema): boolean => getReferences(schema).includes(key);
  const methods = document.methods
    .filter((m) => getWireSchemas(m).some(uses))
    .map((m) => ({
      text: getMemberTitle(m),
      href: `${basePath}${getMethodPath(document, m)}`,
    }));
  const schemas = Object.entries(document.components.schemas)
    .filter(([name, schema]) => name !== key && uses(schema))
    .map(([name, schema]) => {
      const [text, href] = linkSchema(context, name);
      return { text, href, page: getHome(schema) };
    });
  const count = (text: string): number =>
    schemas.filter((one) => one.text === text).length;
  return [
    ...methods,
    ...schemas.map(({ text, href, page }) => ({
      text: count(text) > 1 ? `${text} (${page})` : text,
      href,
    })),
  ];
}

const getAlternatives = (context: Context, schema: Schema) =>
  (schema.oneOf ?? schema.anyOf ?? [])
    .filter((s) => s.$ref !== undefined)
    .map((s) => {
      const key = getSchemaKey(s.$ref ?? '');
      const [text, href] = linkSchema(context, key);
      const { description } = getSchema(context.document, key);
      return { link: { text, href }, summary: splitText(description).summary };
    });

/** If a type's parts are listed below, prints only the named types that it extends. */
function printShape(context: Context, schema: Schema): readonly Part[] {
  const target = resolveSchema(context.document, schema);
  const isListed = [
    getFields(context, schema),
    getValues(target),
    getAlternatives(context, target),
  ].some((list) => list.length > 0);
  if (!isListed) return printType(linkTypes(context), schema);
  const bases = (target.allOf ?? []).filter(
    (s) =>
      s.$ref !== undefined &&
      !isKeyRestriction(resolveSchema(context.document, s)),
  );
  if (!bases.length) return [];
  return [...printType(linkTypes(context), { allOf: bases }), ' & { … }'];
}

function getSchemaModel(context: Context, key: string, id: string) {
  const { document } = context;
  const schema = getSchema(document, key);
  const target = resolveSchema(document, schema);
  return {
    id,
    name: getSchemaName(document, key),
    line: getLine(context.lines, 'schemas', key),
    keywords: schema['x-keywords'],
    ...splitText(schema.description),
    type: printShape(context, schema),
    constraints: describeConstraints(target),
    fields: getFields(context, schema),
    values: getValues(target).map((one): ValueModel => ({
      ...one,
      since: getValueSince(context, key, one.value),
    })),
    alternatives: getAlternatives(context, target),
    examples: (schema.examples ?? []).map((e) => JSON.stringify(e, null, 2)),
    usedBy: getUsers(context, key),
    history: getHistoryModel(context, 'schemas', key),
  };
}

export const getSchemaModels = (context: Context, { schemas }: Anchors) =>
  Object.entries(schemas).map(([key, id]) => getSchemaModel(context, key, id));
