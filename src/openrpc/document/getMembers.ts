import { getSchemaName } from './resolveSchema';
import type {
  Method,
  OpenRpcDocument,
  Schema,
  Tag,
  ContentDescriptor,
} from './types';

/** `audio` for `device.audio`; for an event, its JavaScript name: `audioChanged`. */
export function getMemberName(method: Method): string {
  return method['x-event'] ?? method.name.slice(method.name.indexOf('.') + 1);
}

/** True for an event, even if apps can't listen for it. */
export function isEvent(method: Method): boolean {
  return method['x-event'] !== undefined;
}

/** True if app code can use the method in at least one form. */
export function isPublic(method: Method): boolean {
  return method['x-js-forms'].length > 0;
}

/** `Device.audio`, `Device.audioChanged`. */
export function getMemberSymbol(method: Method): string {
  return `${method['x-module']}.${getMemberName(method)}`;
}

/** `Device.audio()`; for an event, `Device “audioChanged”`. */
export function getMemberTitle(method: Method): string {
  const name = getMemberName(method);
  return isEvent(method)
    ? `${method['x-module']} “${name}”`
    : `${method['x-module']}.${name}()`;
}

/** Names of the arguments that app code passes; an empty list for events. */
export function getArgumentNames(method: Method): readonly string[] {
  if (isEvent(method) || !isPublic(method)) return [];
  return getJavaScriptParameters(method).map((p) => p.name);
}

/** The parameters that app code passes, which can differ from those on the wire. */
export function getJavaScriptParameters(
  method: Method,
): readonly ContentDescriptor[] {
  const names = method['x-js-params'];
  return names
    ? method.params.filter((p) => names.includes(p.name))
    : method.params;
}

/** The tag that deprecates a method, or `undefined`. */
export function getDeprecation(method: Method): Tag | undefined {
  const tag = method.tags?.find((t) => t.name === 'deprecated');
  return tag ?? (method.deprecated ? { name: 'deprecated' } : undefined);
}

// Shared, because `localeCompare` would create a collator for each comparison.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: string, b: string): number => collator.compare(a, b);

/** Everything that a module's page documents; each list is sorted by name. */
export function getMembers(document: OpenRpcDocument, module: string) {
  const own = document.methods
    .filter((m) => m['x-module'] === module)
    .sort((a, b) => byName(getMemberName(a), getMemberName(b)));
  return {
    methods: own.filter((m) => isPublic(m) && !isEvent(m)),
    events: own.filter((m) => isPublic(m) && isEvent(m)),
    // Only the SDK sends or receives them.
    internal: own.filter((m) => !isPublic(m)),
    schemas: getSchemaKeys(document, (s) => s['x-module'] === module),
  };
}

/** Keys of the schemas on a page of shared schemas, sorted by name. */
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
