import { getMemberName, isEvent, isPublic } from './getMemberName';
import { getSchemaName } from './resolveSchema';
import type { Method, OpenRpcDocument, Schema, Tag } from './types';

/** The tag that deprecates a method, or `undefined`. */
export function getDeprecation(method: Method): Tag | undefined {
  const tag = method.tags?.find((t) => t.name === 'deprecated');
  return tag ?? (method.deprecated ? { name: 'deprecated' } : undefined);
}

// Shared, because `localeCompare` would create a collator for each comparison.
const collator = new Intl.Collator('en', { sensitivity: 'base' });
const byName = (a: string, b: string): number => collator.compare(a, b);

/** A module's members, in the order of its page. */
export interface Members {
  readonly methods: readonly Method[];
  readonly events: readonly Method[];
  /** Methods and events that only the SDK sends or receives. */
  readonly internal: readonly Method[];
  /** Keys of the schemas that the module defines. */
  readonly schemas: readonly string[];
}

/** Everything that a module's page documents; each list is sorted by name. */
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
