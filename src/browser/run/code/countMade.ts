import type { BinaryExpression, Expression, Node, Super } from 'acorn';
import type { Edits } from './Edits';
import type { GivenNames } from './given';
import type { PlacedNode } from './listNodes';

/** Parts that must not be wrapped, because a call would change their meaning. */
function listKept(places: readonly PlacedNode[]): readonly Node[] {
  return places.flatMap(({ node }) => {
    if (node.type === 'NewExpression')
      return [(node as Node & { callee: Node }).callee];
    return node.type === 'TaggedTemplateExpression'
      ? [(node as Node & { quasi: Node }).quasi]
      : [];
  });
}

const isNumber = ({ type, ...node }: Node): boolean =>
  type === 'Literal' && typeof (node as { value?: unknown }).value === 'number';

const isSum = (node: Node | undefined): node is BinaryExpression =>
  node?.type === 'BinaryExpression' &&
  (node as BinaryExpression).operator === '+';

/** Wraps `a + b + c` once as a whole, because engines fail on thousands of nested calls. */
function isTextSum({ node, parent }: PlacedNode): boolean {
  if (!isSum(node) || (isSum(parent) && parent.left === node)) return false;
  const { left, right } = node;
  return isSum(left) || !(isNumber(left) || isNumber(right));
}

const isArray = ({ callee }: { readonly callee: Node }): boolean =>
  callee.type === 'Identifier' &&
  (callee as Node & { name: string }).name === 'Array';

/** The array in `list[i] = …`. */
function getGrown(left: Expression): Node | undefined {
  if (left.type !== 'MemberExpression' || !left.computed) return undefined;
  const { object }: { object: Expression | Super } = left;
  return object.type === 'Super' ? undefined : object;
}

type CountedNode = Node & {
  readonly callee: Node;
  readonly operator: string;
  readonly left: Expression;
};

/** Instruments code so that the sandbox can count allocations and array growth. */
export function countMade(
  places: readonly PlacedNode[],
  edits: Edits,
  given: GivenNames,
): void {
  const kept = listKept(places);
  const wrap = (name: string, node: Node | undefined): void => {
    if (!node) return;
    const { start, end } = node;
    const isKept = kept.some((n) => n.start <= start && end <= n.end);
    if (!isKept) edits.wrap(start, end, `${name}(`, ')');
  };
  for (const place of places) {
    const { callee, operator, left, ...node } = place.node as CountedNode;
    switch (node.type) {
      case 'ObjectExpression':
      case 'ArrayExpression':
      case 'NewExpression':
        wrap(given.made, place.node);
        break;
      case 'CallExpression':
        if (isArray({ callee })) wrap(given.made, place.node);
        break;
      case 'TemplateLiteral':
        wrap(given.text, place.node);
        break;
      case 'BinaryExpression':
        if (isTextSum(place)) wrap(given.text, place.node);
        break;
      case 'AssignmentExpression':
        if (operator === '+=') wrap(given.text, place.node);
        else wrap(given.into, getGrown(left));
        break;
    }
  }
}
