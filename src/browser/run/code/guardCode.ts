import type { Node, Program } from 'acorn';
import type { Edits } from './Edits';
import type { GivenNames } from './given';
import type { PlacedNode } from './listNodes';

const LOOP = /^(?:DoWhile|For|ForIn|ForOf|While)Statement$/;
const FUNCTION = /^(?:FunctionDeclaration|(?:Arrow)?FunctionExpression)$/;

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

/** Matches a call that prints, and one that returns the ID of a timer. */
const SILENT = /^(?:console\s*\.|set(?:Timeout|Interval)\s*\()/;

/** Reports the value of the last line, unless it says nothing new. */
function showLastValue({ body }: Program, edits: Edits, show: string): void {
  const last = body[body.length - 1];
  if (last?.type !== 'ExpressionStatement') return;
  const { expression } = last;
  const isSilent = SILENT.test(edits.text.slice(expression.start));
  if (isSilent || expression.type === 'AssignmentExpression') return;
  edits.wrap(expression.start, expression.end, `${show}((`, '))');
}

/** Adds checks that let the sandbox stop endless loops and recursion. */
export function guardCode(
  program: Program,
  places: readonly PlacedNode[],
  edits: Edits,
  given: GivenNames,
): void {
  for (const place of places) guardBody(place, edits, given.check);
  showLastValue(program, edits, given.value);
}
