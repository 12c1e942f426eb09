import { parse, type Program } from 'acorn';
import type { CodeFault } from './CodeFault';
import { Edits } from './Edits';
import { guardCode } from './guardCode';
import type { Package } from './given';
import { liftImports } from './liftImports';
import { needsScreen } from './needsScreen';

/** Code that the sandbox can run. */
export interface PreparedCode {
  /** The body of a function that can wait, line by line as it was written. */
  readonly body: string;
  /** What the code exports: it is defined, and nobody calls it. */
  readonly exports: readonly string[];
  /** Whether it draws, or asks for what only a page has. */
  readonly needsScreen: boolean;
}

/** acorn closes its message with the place, which is said elsewhere. */
function toFault(error: unknown): CodeFault {
  const { message, loc } = error as SyntaxError & { loc: { line: number } };
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  return { line: loc.line, message: `SyntaxError: ${text}.` };
}

function parseModule(code: string): Program | CodeFault {
  try {
    return parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    });
  } catch (error) {
    return toFault(error);
  }
}

/**
 * Makes a module a function body that reports what it does: imports become
 * calls, loops and functions a chance to stop, the last line shows its value.
 *
 * @returns what to run, or everything that keeps the code from running
 */
export function prepareCode(
  code: string,
  from: Package,
): PreparedCode | readonly CodeFault[] {
  const program = parseModule(code);
  if (!('body' in program)) return [program];
  const edits = new Edits(code);
  const { head, exports, faults } = liftImports(program, from, edits);
  if (faults.length > 0) return faults;
  guardCode(program, edits);
  return {
    body: head + edits.apply(),
    exports,
    needsScreen: needsScreen(program),
  };
}
