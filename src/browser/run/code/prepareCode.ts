import { parse, tokTypes, type Program, type Token } from 'acorn';
import type { CodeFault } from './CodeFault';
import { Edits } from './Edits';
import { guardCode } from './guardCode';
import { chooseNames, type GivenNames, type Package } from './given';
import { liftImports } from './liftImports';
import { listNodes } from './listNodes';
import { needsScreen } from './needsScreen';

/** Code in the form that the sandbox runs. */
export interface PreparedCode {
  /** The body of an async function, with unchanged line numbers. */
  readonly body: string;
  /** Names of the injected globals. */
  readonly given: GivenNames;
  /** Names of exports, which nothing calls. */
  readonly exports: readonly string[];
  /** Whether it needs a page. */
  readonly needsScreen: boolean;
}

const TOO_DEEP: CodeFault = {
  line: 1,
  message:
    "The code can't be parsed: brackets or functions are nested too deeply.",
};

/**
 * Acorn appends the position, which is reported separately. Deeply nested brackets
 * exhaust its stack.
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
    // Parsing the code reports this.
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
  /** Lists all names in the code. */
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
        // The type declaration omits the name of the token.
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
 * Turns a module into a function body: imports become calls, loops and functions
 * check whether to stop, and the last line reports its value.
 *
 * @returns the prepared code, or all errors that prevent a run
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
  if (lifted.errors.length > 0) return lifted.errors;
  guardCode(program, places, edits, given);
  return {
    body: lifted.head + edits.apply(),
    given,
    exports: lifted.exports,
    needsScreen: needsScreen(places),
  };
}
