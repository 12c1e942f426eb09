import type { Node } from 'acorn';

export interface PlacedNode {
  readonly node: Node;
  readonly parent: Node | undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Node>).type === 'string';

const listParts = (node: Node): readonly Node[] =>
  Object.values(node as unknown as Record<string, unknown>)
    .flat()
    .filter(isNode);

/** Lists all nodes, children first. Recursion would fail for long chains of names. */
export function listNodes(program: Node): readonly PlacedNode[] {
  const found: PlacedNode[] = [];
  const waiting: PlacedNode[] = [{ node: program, parent: undefined }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { node } = place;
    found.push(place);
    for (const part of listParts(node))
      waiting.push({ node: part, parent: node });
  }
  return found.reverse();
}
