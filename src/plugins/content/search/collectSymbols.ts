import {
  getModule,
  getSchemaPage,
  toText,
  type FieldModel,
  type MethodModel,
  type ModuleModel,
  type OpenRpcDocument,
  type SchemaModel,
} from '../../../openrpc';
import type { EntryKind } from '../../../search/format';
import { getKeywords } from './getKeywords';
import { getTypeNames } from './getTypeNames';
import { optional, type SearchRecord } from './record';
import { toPlainText } from './toPlainText';

const getFieldTypes = (fields: readonly FieldModel[]): readonly string[] =>
  getTypeNames(fields.map((f) => f.type));

/** `name: what it is`, closed like a sentence. */
const describe = (name: string, description = ''): string =>
  `${[name, description.trim().replace(/\.$/, '')].filter(Boolean).join(': ')}.`;

const describeValues = (values: FieldModel['values'] = []): string[] =>
  values.map(({ value, description }) => describe(value, description));

const describeFields = (fields: readonly FieldModel[]): string =>
  fields
    .flatMap((f) => [
      describe(f.name, [f.description, ...f.constraints].join(' ')),
      ...describeValues(f.values),
    ])
    .join(' ');

/** `device.onAudioChanged` can also be looked for without its module. */
function getAliases({ method, name }: MethodModel): readonly string[] {
  const wireName = method.slice(method.indexOf('.') + 1);
  return wireName === name ? [] : [wireName];
}

function toMember(
  module: string,
  kind: EntryKind,
  method: MethodModel,
): SearchRecord {
  const { name, forms, parameters, result, deprecation } = method;
  return {
    id: `${kind} ${module}.${name}`,
    kind,
    name,
    parent: module,
    ...optional('aliases', getAliases(method)),
    path: `api/${module}/#${method.id}`,
    summary: toPlainText(method.summary),
    ...optional('signature', forms[0] && toText(forms[0].signature)),
    ...optional('takes', getFieldTypes(parameters)),
    ...optional('returns', getFieldTypes(result)),
    ...(deprecation && { deprecated: true }),
    text: toPlainText(
      [
        method.description ?? '',
        describeFields(parameters),
        describeFields(result),
      ].join(' '),
    ),
  };
}

function toType(parent: string, path: string, schema: SchemaModel) {
  const { name, summary, description, type, fields, values } = schema;
  const alternatives = schema.alternatives.map((a) => a.link.text);
  return {
    id: `type ${parent}.${name}`,
    kind: 'type',
    name,
    parent,
    path: `${path}#${schema.id}`,
    summary: toPlainText(summary),
    ...optional('contains', [
      ...new Set([
        ...getTypeNames([type]),
        ...getFieldTypes(fields),
        ...alternatives,
      ]),
    ]),
    text: toPlainText(
      [
        description ?? '',
        toText(type),
        schema.constraints.join(' '),
        describeFields(fields),
        ...describeValues(values),
      ].join(' '),
    ),
  } satisfies SearchRecord;
}

/** `Device.audio` for a member, the id for all else. */
const getKey = ({ id }: SearchRecord): string =>
  id.replace(/^(?:method|event|message) /, '');

function collectModule(model: ModuleModel): SearchRecord[] {
  const { name } = model;
  const path = `api/${name}/`;
  return [
    {
      id: `module ${name}`,
      kind: 'module',
      name,
      path,
      summary: toPlainText(model.summary),
      text: toPlainText(model.description),
    },
    ...model.methods.map((m) => toMember(name, 'method', m)),
    ...model.events.map((m) => toMember(name, 'event', m)),
    ...model.internal.map((m) => toMember(name, 'message', m)),
    ...model.listeners.map((l) => ({
      id: `listener ${name}.${l.name}`,
      kind: 'listener' as const,
      name: l.name,
      parent: name,
      path: `${path}#${l.id}`,
      summary: toPlainText(l.summary),
      text: toPlainText(l.description),
    })),
    ...model.schemas.map((s) => toType(name, path, s)),
  ];
}

/** Every module, method, event and type of a version, from its description. */
export function collectSymbols(document: OpenRpcDocument): SearchRecord[] {
  const context = { document, basePath: '' };
  const modules = document['x-modules'].flatMap(({ name }) =>
    collectModule(getModule(context, name)),
  );
  const pages = document['x-schema-pages'].flatMap(({ name }) => {
    const path = `api/schemas/${name}/`;
    const model = getSchemaPage(context, name);
    return [
      {
        id: `types ${name}`,
        kind: 'types' as const,
        name,
        path,
        summary: toPlainText(model.summary),
        text: '',
      },
      ...model.schemas.map((s) => toType(name, path, s)),
    ];
  });
  const keywords = getKeywords(document);
  return [...modules, ...pages].map((record) => ({
    ...record,
    ...optional('keywords', keywords.get(getKey(record))),
  }));
}
