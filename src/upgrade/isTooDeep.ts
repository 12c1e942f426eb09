import type ts from 'typescript';
import { getFileName } from '../typing/toFileName';
import type { AppFile, TypeScript } from '../typing/types';

/** Levels of code; the compiler, and we, go down by calls, of which a stack holds so many. */
const LIMIT = 600;

/** True for code that nests so deep that going through it would end in a fault. */
export function isTooDeep(typescript: TypeScript, file: AppFile): boolean {
  try {
    const root = typescript.createSourceFile(
      getFileName(file),
      file.text,
      typescript.ScriptTarget.ES2022,
    );
    let level: ts.Node[] = [root];
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
  } catch (error) {
    // The parser itself has no room left.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
