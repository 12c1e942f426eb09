import { getProperties, getSchemaKey, getSchemaName } from './resolveSchema';
import type {
  Method,
  OpenRpcDocument,
  Schema,
  Tag,
  ContentDescriptor,
} from './types';

/** Returns `audio` for `device.audio`, and `audioChanged` for `device.onAudioChanged`. */
export const getMemberName = (method: Method): string =>
  method['x-event'] ?? method.name.slice(method.name.indexOf('.') + 1);

/** Returns true for an event, even if apps can't listen for it. */
export const isEvent = (method: Method): boolean =>
  method['x-event'] !== undefined;

/** Returns true if app code can use the method in at least one form. */
export const isPublic = (method: Method): boolean =>
  method['x-js-forms'].length > 0;

/** Returns `Device.audio` or `Device.audioChanged`. */
export const getMemberSymbol = (method: Method): string =>
  `${method['x-module']}.${getMemberName(method)}`;

/** Returns `Device.audio()` for a method, `Device “audioChanged”` for an event. */
export const getMemberTitle = (method: Method): string =>
  isEvent(method)
    ? `${method['x-module']} “${getMemberName(method)}”`
    : `${getMemberSymbol(method)}()`;

/** Returns the parameters that app code passes; the SDK may add others on the wire. */
export function getJavaScriptParameters(
  method: Method,
): readonly ContentDescriptor[] {
  const names = method['x-js-params'];
  return names
    ? method.params.filter((p) => names.includes(p.name))
    : method.params;
}

export function getDeprecation(method: Method): Tag | undefined {
  const tag = method.tags?.find((t) => t.name === 'deprecated');
  return tag ?? (method.deprecated ? { name: 'deprecated' } : undefined);
}

/** Finds a member by its symbol: `Device.audio`. */
export const findMember = (
  { methods }: OpenRpcDocument,
  symbol: string,
): Method | undefined =>
  methods.find((method) => getMemberSymbol(method) === symbol);

/** Returns the schemas of a method's parameters and result, as sent on the wire. */
export const getWireSchemas = ({ params, result }: Method): Schema[] =>
  [...params, result].map(({ schema }) => schema);

const findEvent = (
  { methods }: OpenRpcDocument,
  method: Method,
  name: string,
): Method | undefined =>
  methods.find(
    (m) => m['x-module'] === method['x-module'] && m['x-event'] === name,
  );

/** Finds the change event of a property: `audioChanged` for `audio`. */
export const getChangeEvent = (
  document: OpenRpcDocument,
  method: Method,
): Method | undefined =>
  findEvent(document, method, `${getMemberName(method)}Changed`);

/** Returns an event's payload: its result without the acknowledgement of `listen`. */
export function getPayload(document: OpenRpcDocument, method: Method): Schema {
  const { schema } = method.result;
  if (!isEvent(method) || !schema.oneOf) return schema;
  const key = document['x-acknowledgement'] ?? '';
  const payload = schema.oneOf.filter(
    (s) => s.$ref === undefined || getSchemaKey(s.$ref) !== key,
  );
  return payload.length === 1 && payload[0] ? payload[0] : { oneOf: payload };
}

/** Finds the event that the platform fires to request a method's data. */
export function getPullEvent(
  document: OpenRpcDocument,
  method: Method,
): Method | undefined {
  const name = getMemberName(method);
  const event = `pull${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return findEvent(document, method, event);
}

export function getPullParameters(
  document: OpenRpcDocument,
  method: Method,
): Schema {
  const event = getPullEvent(document, method);
  const request = event && getProperties(document, getPayload(document, event));
  return request?.get('parameters')?.schema ?? {};
}

// `localeCompare` would create a collator for each comparison.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: string, b: string): number => collator.compare(a, b);

/** Returns the contents of a module's page; each list is sorted by name. */
export function getMembers(document: OpenRpcDocument, module: string) {
  const own = document.methods
    .filter((m) => m['x-module'] === module)
    .sort((a, b) => byName(getMemberName(a), getMemberName(b)));
  return {
    methods: own.filter((m) => isPublic(m) && !isEvent(m)),
    events: own.filter((m) => isPublic(m) && isEvent(m)),
    // Only the SDK sends or receives these messages.
    internal: own.filter((m) => !isPublic(m)),
    schemas: getSchemaKeys(document, (s) => s['x-module'] === module),
  };
}

export const getPageSchemas = (
  document: OpenRpcDocument,
  page: string,
): readonly string[] =>
  getSchemaKeys(document, (s) => s['x-schema-page'] === page);

const getSchemaKeys = (
  document: OpenRpcDocument,
  belongs: (schema: Schema) => boolean,
): readonly string[] =>
  Object.entries(document.components.schemas)
    .filter(([, schema]) => belongs(schema))
    .map(([key]) => key)
    .sort((a, b) =>
      byName(getSchemaName(document, a), getSchemaName(document, b)),
    );
