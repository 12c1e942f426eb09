import { getMemberName, isEvent, isPublic } from './getMemberName';
import { getSchemaName } from './resolveSchema';
import type { Method, OpenRpcDocument, Schema, Tag } from './types';

/** What the document says of a deprecation, `undefined` for none. */
export function getDeprecation(method: Method): Tag | undefined {
  const tag = method.tags?.find((t) => t.name === 'deprecated');
  return tag ?? (method.deprecated ? { name: 'deprecated' } : undefined);
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
