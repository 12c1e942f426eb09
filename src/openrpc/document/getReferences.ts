import { getSchemaKey } from './resolveSchema';
import type { Schema } from './types';

/** Keys of all schemas that a schema refers to, itself not followed. */
export function getReferences(schema: Schema): string[] {
  const refs: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (key === '$ref' && typeof child === 'string') {
          refs.push(getSchemaKey(child));
        } else if (!['const', 'enum', 'default', 'examples'].includes(key)) {
          visit(child);
        }
      }
    }
  };
  visit(schema);
  return refs;
}
