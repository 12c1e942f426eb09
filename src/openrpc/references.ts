import type { Method, OpenRpcDocument, Schema } from './types';

const PREFIX = '#/components/schemas/';

/** Key under `components.schemas` that a local reference names. */
export function getSchemaKey(ref: string): string {
  return ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : ref;
}

/**
 * The schema under a key.
 * @throws when there is none: `parseDocument` lets no such document pass.
 */
export function getSchema(document: OpenRpcDocument, key: string): Schema {
  const schema = document.components.schemas[key];
  if (!schema) throw new Error(`unknown schema "${key}"`);
  return schema;
}

/** Follows references and aliases to a schema without `$ref`. */
export function resolveSchema(
  document: OpenRpcDocument,
  schema: Schema,
): Schema {
  let resolved = schema;
  while (resolved.$ref !== undefined) {
    resolved = getSchema(document, getSchemaKey(resolved.$ref));
  }
  return resolved;
}

/** Type name of a schema, as readers see it. */
export function getSchemaName(document: OpenRpcDocument, key: string): string {
  return getSchema(document, key)['x-name'] ?? key;
}

/** `audio` of `device.audio`; an event's JavaScript name, `audioChanged`. */
export function getMemberName(method: Method): string {
  return method['x-event'] ?? method.name.slice(method.name.indexOf('.') + 1);
}

/** True for an event, whether apps can listen to it or not. */
export function isEvent(method: Method): boolean {
  return method['x-event'] !== undefined;
}

/** True where app code can use the method in some form. */
export function isPublic(method: Method): boolean {
  return method['x-js-forms'].length > 0;
}

// One collator for all: `localeCompare` makes a new one for each comparison.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: string, b: string): number => collator.compare(a, b);

/** The members of a module in the order in which its page shows them. */
export interface Members {
  readonly methods: readonly Method[];
  readonly events: readonly Method[];
  /** Methods and events that only the SDK itself sends or receives. */
  readonly internal: readonly Method[];
  /** Keys of the schemas that the module defines. */
  readonly schemas: readonly string[];
}

/** Everything a module's page documents, each list by name. */
export function getMembers(document: OpenRpcDocument, module: string): Members {
  const own = document.methods
    .filter((m) => m['x-module'] === module)
    .sort((a, b) => byName(getMemberName(a), getMemberName(b)));
  return {
    methods: own.filter((m) => isPublic(m) && !isEvent(m)),
    events: own.filter((m) => isPublic(m) && isEvent(m)),
    internal: own.filter((m) => !isPublic(m)),
    schemas: getSchemaKeys(document, (s) => s['x-module'] === module),
  };
}

/** Keys of the schemas that a page of shared schemas documents, by name. */
export function getPageSchemas(
  document: OpenRpcDocument,
  page: string,
): readonly string[] {
  return getSchemaKeys(document, (s) => s['x-schema-page'] === page);
}

function getSchemaKeys(
  document: OpenRpcDocument,
  belongs: (schema: Schema) => boolean,
): readonly string[] {
  return Object.entries(document.components.schemas)
    .filter(([, schema]) => belongs(schema))
    .map(([key]) => key)
    .sort((a, b) =>
      byName(getSchemaName(document, a), getSchemaName(document, b)),
    );
}
