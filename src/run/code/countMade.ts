import type { BinaryExpression, Expression, Node, Program, Super } from 'acorn';
import { simple } from 'acorn-walk';
import type { Edits } from './Edits';
import { GIVEN } from './given';

/** Parts that have to stay as they are: a call in them would mean another thing. */
function listKept(program: Program): readonly Node[] {
  const kept: Node[] = [];
  simple(program, {
    NewExpression: ({ callee }) => {
      kept.push(callee);
    },
    TaggedTemplateExpression: ({ quasi }) => {
      kept.push(quasi);
    },
  });
  return kept;
}

const isNumber = ({ type, ...node }: Node): boolean =>
  type === 'Literal' && typeof (node as { value?: unknown }).value === 'number';

/** Lets the sandbox see what code makes, and which lists it makes longer. */
export function countMade(program: Program, edits: Edits): void {
  const kept = listKept(program);
  const wrap = (name: string, { start, end }: Node): void => {
    const isKept = kept.some((n) => n.start <= start && end <= n.end);
    if (!isKept) edits.wrap(start, end, `${name}(`, ')');
  };
  const made = (node: Node): void => {
    wrap(GIVEN.made, node);
  };
  const text = (node: Node): void => {
    wrap(GIVEN.text, node);
  };
  simple(program, {
    ObjectExpression: made,
    ArrayExpression: made,
    NewExpression: made,
    TemplateLiteral: text,
    CallExpression(node) {
      const isArray =
        node.callee.type === 'Identifier' && node.callee.name === 'Array';
      if (isArray) made(node);
    },
    BinaryExpression(node: BinaryExpression) {
      const { operator, left, right } = node;
      if (operator === '+' && !isNumber(left) && !isNumber(right)) text(node);
    },
    AssignmentExpression(node) {
      const { operator, left } = node;
      if (operator === '+=') text(node);
      else if (left.type === 'MemberExpression' && left.computed) {
        const { object }: { object: Expression | Super } = left;
        if (object.type !== 'Super') wrap(GIVEN.into, object);
      }
    },
  });
}
