import { type DocumentProblem, toPointer } from './DocumentError';
import { getSchemaKey } from './resolveSchema';
import type { OpenRpcDocument, Schema } from './types';

/** Keywords whose schemas are asked of the value itself, not of its parts. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'];

/** Keys of the schemas that are asked of a value to tell whether it fits. */
function listAsked(schema: Schema): readonly string[] {
  const keywords = schema as Readonly<Record<string, unknown>>;
  const parts = IN_PLACE.flatMap((key) => keywords[key] ?? []) as Schema[];
  const own = schema.$ref === undefined ? [] : [getSchemaKey(schema.$ref)];
  return [...own, ...parts.flatMap(listAsked)];
}

/**
 * Schemas that are defined by themselves, so that no check of a value ends. Fields and items may have the type of their object: that is a tree.
 */
export function* findCycles({
  components,
}: OpenRpcDocument): Generator<DocumentProblem> {
  const { schemas } = components;
  const done = new Set<string>();
  const find = (key: string, above: readonly string[]): readonly string[] => {
    if (above.includes(key)) return [...above.slice(above.indexOf(key)), key];
    const schema = schemas[key];
    if (done.has(key) || !schema) return [];
    for (const next of listAsked(schema)) {
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
    yield {
      pointer: toPointer(['components', 'schemas', key]),
      message: `circular definition: ${cycle.join(' → ')}. Remove one of these references. Only fields and items may refer back to their schema.`,
    };
  }
}
