import ts from 'typescript';

/** The maximum nesting that the compiler and our recursive functions can handle. */
const LIMIT = 600;

export function isTooDeep(file: ts.SourceFile): boolean {
  let level: ts.Node[] = [file];
  for (let depth = 0; level.length; depth++) {
    if (depth > LIMIT) return true;
    const next: ts.Node[] = [];
    for (const node of level) {
      ts.forEachChild(node, (child) => {
        next.push(child);
      });
    }
    level = next;
  }
  return false;
}
