import { type DocumentProblem, toPointer } from './DocumentError';
import type { Path } from './walk';

/** The deepest documents of the SDK have 15 levels. */
const LEVELS = 100;

function findDeepPath(value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === LEVELS) return path;
  for (const [key, child] of Object.entries(value)) {
    const deep = findDeepPath(child, [...path, key]);
    if (deep) return deep;
  }
  return undefined;
}

/** The first value that is nested so deep that no check could follow it. */
export function findDeepValue(value: unknown): readonly DocumentProblem[] {
  const path = findDeepPath(value, []);
  if (!path) return [];
  return [
    {
      pointer: toPointer(path.slice(0, 4)),
      message: `is nested more than ${LEVELS} levels deep. Move parts of it to components.schemas and reference them with $ref.`,
    },
  ];
}
