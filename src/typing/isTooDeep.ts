import type ts from 'typescript';
import type { TypeScript } from './types';

/** Levels of code; the compiler, and we, go down by calls, of which a stack holds so many. */
const LIMIT = 600;

/** True for code that nests so deep that going through it would end in an error. */
export function isTooDeep(
  typescript: TypeScript,
  file: ts.SourceFile,
): boolean {
  let level: ts.Node[] = [file];
  for (let depth = 0; level.length; depth++) {
    if (depth > LIMIT) return true;
    const next: ts.Node[] = [];
    for (const node of level) {
      typescript.forEachChild(node, (child) => {
        next.push(child);
      });
    }
    level = next;
  }
  return false;
}
