import type { Pattern } from 'acorn';
import type { PlacedNode } from './listNodes';

/** Lists the names that a pattern such as `{ a, b: [c] }` declares. */
export function getDeclaredNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        getDeclaredNames(
          property.type === 'RestElement' ? property.argument : property.value,
        ),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) =>
        element ? getDeclaredNames(element) : [],
      );
    case 'AssignmentPattern':
      return getDeclaredNames(pattern.left);
    case 'RestElement':
      return getDeclaredNames(pattern.argument);
    case 'MemberExpression':
      return [];
  }
}

/** Lists the names that code declares in any scope. */
export function listDeclaredNames(places: readonly PlacedNode[]) {
  const names = new Set<string>();
  const add = (pattern: Pattern | null | undefined): void => {
    if (pattern) for (const name of getDeclaredNames(pattern)) names.add(name);
  };
  for (const { node } of places) {
    const { id, params, param, local } = node as {
      readonly id?: Pattern | null;
      readonly params?: readonly Pattern[];
      readonly param?: Pattern | null;
      readonly local?: Pattern;
    };
    add(id);
    add(param);
    if (node.type.startsWith('Import')) add(local);
    params?.forEach(add);
  }
  return names;
}
