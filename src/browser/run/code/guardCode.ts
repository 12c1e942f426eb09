import type { Expression, Node, Program, BinaryExpression, Super } from 'acorn';
import type { Edits } from './Edits';
import type { GivenNames } from './given';
import type { PlacedNode } from './listNodes';

/** Lists parts that must not be wrapped in a call, because that changes their meaning. */
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

/**
 * True for the outermost sum, `a + b + c`, but not for its part `a + b`: engines fail on
 * thousands of nested calls, one for each part.
 */
function isTextSum({ node, parent }: PlacedNode): boolean {
  if (!isSum(node) || (isSum(parent) && parent.left === node)) return false;
  const { left, right } = node;
  return isSum(left) || !(isNumber(left) || isNumber(right));
}

const isArray = ({ callee }: { readonly callee: Node }): boolean =>
  callee.type === 'Identifier' &&
  (callee as Node & { name: string }).name === 'Array';

/** Returns the array in `list[i] = …`. */
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
function countMade(
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

const LOOP = /^(?:DoWhile|For|ForIn|ForOf|While)Statement$/;
const FUNCTION = /^(?:FunctionDeclaration|(?:Arrow)?FunctionExpression)$/;

/** Adds a check to the start of each loop and function. */
function guardBody({ node }: PlacedNode, edits: Edits, check: string): void {
  const isLoop = LOOP.test(node.type);
  if (!isLoop && !FUNCTION.test(node.type)) return;
  const { body } = node as Node & { readonly body: Node };
  if (body.type === 'BlockStatement') {
    edits.insert(body.start + 1, `${check}();`);
  } else if (isLoop) {
    edits.wrap(body.start, body.end, `{${check}();`, '}');
  } else {
    edits.wrap(body.start, body.end, `(${check}(),`, ')');
  }
}

const isPrinting = (node: Expression): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'console';

/** Reports the value of the last line, unless the line prints or assigns. */
function showLastValue({ body }: Program, edits: Edits, show: string): void {
  const last = body[body.length - 1];
  if (last?.type !== 'ExpressionStatement') return;
  const { expression } = last;
  if (isPrinting(expression) || expression.type === 'AssignmentExpression') {
    return;
  }
  edits.wrap(expression.start, expression.end, `${show}((`, '))');
}

/**
 * Instruments code so that the sandbox can stop endless loops and recursion.
 *
 * @param places all nodes of the program
 */
export function guardCode(
  program: Program,
  places: readonly PlacedNode[],
  edits: Edits,
  given: GivenNames,
): void {
  countMade(places, edits, given);
  for (const place of places) guardBody(place, edits, given.check);
  showLastValue(program, edits, given.value);
}
