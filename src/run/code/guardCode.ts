import type {
  ArrowFunctionExpression,
  BlockStatement,
  Expression,
  Node,
  Program,
  Statement,
} from 'acorn';
import { simple } from 'acorn-walk';
import type { Edits } from './Edits';
import { countMade } from './countMade';
import { GIVEN } from './given';

const CHECK = `${GIVEN.check}();`;

/** Asks at the start of a loop's body. */
function guardBody({ body }: { readonly body: Statement }, edits: Edits): void {
  if (body.type === 'BlockStatement') {
    edits.insert(body.start + 1, CHECK);
  } else {
    edits.wrap(body.start, body.end, `{${CHECK}`, '}');
  }
}

/** Asks at the start of a function, for those that call themselves. */
function guardFunction(body: BlockStatement | Expression, edits: Edits): void {
  if (body.type === 'BlockStatement') {
    edits.insert(body.start + 1, CHECK);
  } else {
    edits.wrap(body.start, body.end, `(${GIVEN.check}(),`, ')');
  }
}

const isPrinting = (node: Expression): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.object.type === 'Identifier' &&
  node.callee.object.name === 'console';

/** Shows what the last line gives, unless it prints or assigns. */
function showLastValue({ body }: Program, edits: Edits): void {
  const last = body[body.length - 1];
  if (last?.type !== 'ExpressionStatement') return;
  const { expression } = last;
  if (isPrinting(expression) || expression.type === 'AssignmentExpression') {
    return;
  }
  edits.wrap(expression.start, expression.end, `${GIVEN.value}((`, '))');
}

/** Lets the sandbox stop loops and functions without end. */
export function guardCode(program: Program, edits: Edits): void {
  countMade(program, edits);
  const loop = (node: { readonly body: Statement }): void => {
    guardBody(node, edits);
  };
  const call = (node: Node): void => {
    guardFunction((node as ArrowFunctionExpression).body, edits);
  };
  simple(program, {
    WhileStatement: loop,
    DoWhileStatement: loop,
    ForStatement: loop,
    ForInStatement: loop,
    ForOfStatement: loop,
    FunctionDeclaration: call,
    FunctionExpression: call,
    ArrowFunctionExpression: call,
  });
  showLastValue(program, edits);
}
