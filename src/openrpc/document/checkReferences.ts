import { suggest } from '../../text/suggest';
import type { Report } from './DocumentError';
import { getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';
import { type Path, walk } from './walkSchemas';

const INLINE = ['params', 'result', 'tags', 'examples'];

function checkInline(path: Path, value: unknown, report: Report): void {
  if (typeof value !== 'object' || value === null) return;
  const hasResult = ['methods', 'examples'].includes(String(path.at(-2)));
  if ('$ref' in value) {
    const fix = 'Write the object here: only a schema can be a reference.';
    report([...path, '$ref'], `\`$ref\` isn't supported here. ${fix}`);
  } else if (hasResult && !('result' in value)) {
    const fix = 'Add it; use null if there is no value.';
    report(path, `"result" is missing. ${fix}`);
  } else if ('schema' in value && typeof value.schema === 'boolean') {
    report([...path, 'schema'], 'must be an object. Use {} for any value.');
  }
  for (const [key, part] of Object.entries(value)) {
    if (!Array.isArray(value) && !INLINE.includes(key)) continue;
    checkInline([...path, key], part, report);
  }
}

/** Reports valid OpenRPC features that this site doesn't support. */
export function checkSupport(document: OpenRpcDocument, report: Report): void {
  const { components } = document as { components?: { schemas?: object } };
  if (!components?.schemas) {
    const fix = 'Add it; use {} if there are no types.';
    report([], `"components.schemas" is missing. ${fix}`);
  } else checkInline(['methods'], document.methods, report);
}

export function checkReferences(
  { methods, components }: OpenRpcDocument,
  report: Report,
): void {
  const keys = Object.keys(components.schemas);
  for (const [path, node] of [
    ...walk(methods, ['methods']),
    ...walk(components.schemas, ['components', 'schemas']),
  ]) {
    const ref = (node as Schema).$ref;
    const key = typeof ref === 'string' ? getSchemaKey(ref) : undefined;
    if (key === undefined || keys.includes(key)) continue;
    report(
      [...path, '$ref'],
      `unknown schema "${key}". ${suggest(key, keys)} Define it under components.schemas.`,
    );
  }
}

/** Keywords whose schemas validate the whole value, not a part of it. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

function listInPlaceReferences(schema: Schema): readonly string[] {
  const keywords = schema as Readonly<Record<string, unknown>>;
  const parts = IN_PLACE.flatMap((key) => keywords[key] ?? []) as Schema[];
  const own = schema.$ref === undefined ? [] : [getSchemaKey(schema.$ref)];
  return [...own, ...parts.flatMap(listInPlaceReferences)];
}

/**
 * Reports schemas that refer to themselves in place, whose validation would never end.
 * Fields and items may refer back to the schema that contains them.
 */
export function checkCycles(
  { components: { schemas } }: OpenRpcDocument,
  report: Report,
): void {
  const done = new Set<string>();
  const find = (key: string, above: readonly string[]): readonly string[] => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    const schema = schemas[key];
    if (done.has(key) || !schema) return [];
    for (const next of listInPlaceReferences(schema)) {
      const cycle = find(next, [...above, key]);
      if (cycle.length) return cycle;
    }
    done.add(key);
    return [];
  };
  for (const key of Object.keys(schemas)) {
    const cycle = find(key, []);
    if (cycle[0] !== key) continue;
    cycle.forEach((name) => done.add(name));
    report(
      ['components', 'schemas', key],
      `circular definition: ${cycle.join(' → ')}. Remove one of these references. Only fields and items may refer back to their schema.`,
    );
  }
}

/** Reports schemas that aren't assigned to an existing page. */
export function checkHomes(document: OpenRpcDocument, report: Report): void {
  const list = (key: 'x-modules' | 'x-schema-pages') =>
    document[key].map(({ name }) => name);
  const homes = [
    ['x-module', 'module', list('x-modules')],
    ['x-schema-page', 'schema page', list('x-schema-pages')],
  ] as const;
  for (const [key, schema] of Object.entries(document.components.schemas)) {
    const path = ['components', 'schemas', key];
    if (homes.every(([keyword]) => schema[keyword] === undefined)) {
      const fix = 'Add x-module or x-schema-page.';
      report(path, `schema "${key}" isn't assigned to a page. ${fix}`);
    }
    for (const [keyword, what, names] of homes) {
      const home = schema[keyword];
      if (home === undefined || names.includes(home)) continue;
      const fix = suggest(home, names);
      report([...path, keyword], `unknown ${what} "${home}". ${fix}`);
    }
  }
}
