import { parse, tokTypes, type Program, type Token } from 'acorn';
import type { CodeFault } from './CodeFault';
import { Edits } from './Edits';
import { guardCode } from './guardCode';
import { chooseNames, type GivenNames, type Package } from './given';
import { liftImports } from './liftImports';
import { listNodes } from './listNodes';
import { needsScreen } from './needsScreen';

/** Code that the sandbox can run. */
export interface PreparedCode {
  /** The body of a function that can wait, line by line as it was written. */
  readonly body: string;
  /** How the body calls what the sandbox gives it. */
  readonly given: GivenNames;
  /** What the code exports: it is defined, and nobody calls it. */
  readonly exports: readonly string[];
  /** Whether it draws, or asks for what only a page has. */
  readonly needsScreen: boolean;
}

const TOO_DEEP: CodeFault = {
  line: 1,
  message:
    "The code can't be parsed: brackets or functions are nested too deeply.",
};

/**
 * acorn closes its message with the place, which is said elsewhere. It calls
 * itself for brackets in brackets, until there is no room left.
 */
function toFault(error: unknown): CodeFault {
  const { message, loc } = error as SyntaxError & { loc: { line: number } };
  const isDeep = error instanceof RangeError || /stack space/.test(message);
  if (isDeep) return TOO_DEEP;
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  return { line: loc.line, message: `SyntaxError: ${text}.` };
}

/**
 * A script reads `<!--` and `-->` as comments and a module does not, so a space takes
 * them apart; a hash-bang is legal only where the code begins, which it no longer does.
 */
function separateTokens(code: string): string {
  if (!/<!--|-->|^#!/.test(code)) return code;
  const places: number[] = [];
  const onToken = ({ type, start }: Token): void => {
    if (type === tokTypes.relational && code.startsWith('<!--', start))
      places.push(start + 1);
    if (type === tokTypes.incDec && code.startsWith('-->', start))
      places.push(start + 2);
  };
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  } catch {
    // Said when the code itself is parsed.
    return code;
  }
  let separated = '';
  let from = 0;
  for (const place of places) {
    separated += `${code.slice(from, place)} `;
    from = place;
  }
  return (separated + code.slice(from)).replace(/^#!/, '//');
}

interface Parsed {
  readonly program: Program;
  /** All names in it, whatever they stand for. */
  readonly names: ReadonlySet<string>;
}

function parseModule(code: string): Parsed | CodeFault {
  const names = new Set<string>();
  try {
    const program = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      onToken: (token) => {
        // Its declaration leaves out what the token says.
        const { type, value } = token as Token & { readonly value: unknown };
        if (type === tokTypes.name) names.add(String(value));
      },
    });
    return { program, names };
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
  written: string,
  from: Package,
): PreparedCode | readonly CodeFault[] {
  const code = separateTokens(written);
  const parsed = parseModule(code);
  if (!('program' in parsed)) return [parsed];
  const { program, names } = parsed;
  const given = chooseNames(names);
  const places = listNodes(program);
  const edits = new Edits(code);
  const lifted = liftImports(program, places, from, edits, given);
  if (lifted.faults.length > 0) return lifted.faults;
  guardCode(program, places, edits, given);
  return {
    body: lifted.head + edits.apply(),
    given,
    exports: lifted.exports,
    needsScreen: needsScreen(places),
  };
}
