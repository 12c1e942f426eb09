import ts from 'typescript';

/** Code before a place that has run by then, unless it stands in a function of its own. */
function* listBefore(place: ts.Node): Generator<ts.Node> {
  // What is declared may be called before what stands above it.
  for (
    let node = place;
    !ts.isSourceFile(node) &&
    !ts.isFunctionDeclaration(node) &&
    !ts.isMethodDeclaration(node);
    node = node.parent
  ) {
    const { parent } = node;
    // `ready().then(place)`
    if (
      ts.isCallExpression(parent) &&
      ts.isPropertyAccessExpression(parent.expression) &&
      parent.expression.name.text === 'then'
    ) {
      yield parent.expression.expression;
    }
    if (ts.isBlock(parent) || ts.isSourceFile(parent)) {
      yield* parent.statements.filter(({ end }) => end <= node.pos);
    }
  }
}

/** True unless a function or a branch stands between a node and one around it. */
function isSureIn(outer: ts.Node, inner: ts.Node): boolean {
  if (
    ts.isSourceFile(inner) ||
    ts.isFunctionLike(inner) ||
    ts.isIfStatement(inner) ||
    ts.isConditionalExpression(inner) ||
    ts.isIterationStatement(inner, false)
  ) {
    return false;
  }
  return inner === outer || isSureIn(outer, inner.parent);
}

/** True for a place that is reached only after one of the calls. */
export const isAfter = (place: ts.Node, calls: readonly ts.Node[]): boolean =>
  calls.length > 0 &&
  [...listBefore(place)].some((part) =>
    calls.some((call) => isSureIn(part, call)),
  );
