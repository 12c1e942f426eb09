import {
  getPagePath,
  LISTED_KINDS,
  LISTS,
  toText,
  type FieldModel,
  type ListedKind,
  type MethodModel,
  type ModuleModel,
  type OpenRpcDocument,
  type Part,
  type SchemaModel,
} from '../../../openrpc';
import { getPageModel, type PageModel } from '../../../reference/kinds';
import type { EntryKind } from '../../../search/format';
import { optional, PAGE_KINDS, type SearchRecord } from './record';

const toPlainText = (markdown = ''): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const PRIMITIVES = /\b(?:string|number|boolean|void|object|null)\b/g;

function getTypeNames(types: readonly (readonly Part[])[]): readonly string[] {
  const names = types.flatMap((parts) => {
    const plain = parts.map((p) => (typeof p === 'string' ? p : ' ')).join('');
    // String literals aren't type names.
    const unquoted = plain.replace(/'[^']*'|"[^"]*"/g, '');
    const linked = parts.flatMap((p) => (typeof p === 'string' ? [] : [p[0]]));
    return [...(unquoted.match(PRIMITIVES) ?? []), ...linked];
  });
  return [...new Set(names)];
}

const getFieldTypes = (fields: readonly FieldModel[]): readonly string[] =>
  getTypeNames(fields.map((f) => f.type));

/** `name: description.` */
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

/** Returns the name in JSON-RPC, such as `onAudioChanged`, if it differs. */
function getAliases({ method, name }: MethodModel): readonly string[] {
  const wireName = method.slice(method.indexOf('.') + 1);
  return wireName === name ? [] : [wireName];
}

function toMember(
  module: string,
  page: string,
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
    ...optional('keywords', method.keywords),
    path: `${page}#${method.id}`,
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
    ...optional('keywords', schema.keywords),
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

function toPage(
  kind: ListedKind,
  {
    name,
    summary,
    keywords,
    description,
    schemas,
  }: PageModel<'schemas'> & Partial<Pick<ModuleModel, 'description'>>,
  toMembers: (path: string) => readonly SearchRecord[] = () => [],
): readonly SearchRecord[] {
  const path = getPagePath(kind, name);
  return [
    {
      id: `${PAGE_KINDS[kind]} ${name}`,
      kind: PAGE_KINDS[kind],
      name,
      ...optional('keywords', keywords),
      path,
      summary: toPlainText(summary),
      text: toPlainText(description),
    },
    ...toMembers(path),
    ...schemas.map((s) => toType(name, path, s)),
  ];
}

const toModule = (model: ModuleModel): readonly SearchRecord[] =>
  toPage('module', model, (path) => [
    ...model.methods.map((m) => toMember(model.name, path, 'method', m)),
    ...model.events.map((m) => toMember(model.name, path, 'event', m)),
    ...model.internal.map((m) => toMember(model.name, path, 'message', m)),
    ...model.listeners.map((l) => ({
      id: `listener ${model.name}.${l.name}`,
      kind: 'listener' as const,
      name: l.name,
      parent: model.name,
      path: `${path}#${l.id}`,
      summary: toPlainText(l.summary),
      text: toPlainText(l.description),
    })),
  ]);

export function collectSymbols(document: OpenRpcDocument): SearchRecord[] {
  const context = { document, basePath: '' };
  return LISTED_KINDS.flatMap((kind) =>
    document[LISTS[kind].key].flatMap(({ name }) =>
      kind === 'module'
        ? toModule(getPageModel(context, kind, name))
        : toPage(kind, getPageModel(context, kind, name)),
    ),
  );
}
