import {
  parse,
  tokTypes,
  type Token,
  type Identifier,
  type MemberExpression,
  type Node,
} from 'acorn';
import { Edits } from './Edits';
import { guardCode } from './guardCode';
import { chooseNames, type GivenNames, type Package } from './given';
import { liftImports, type CodeFault } from './liftImports';
import { listNodes, type PlacedNode } from './listNodes';
import { listDeclaredNames } from './declaredNames';

/** Globals that apps use and that workers lack. */
const OF_PAGES =
  /^(?:document|location|history|screen|localStorage|sessionStorage|speechSynthesis|SpeechSynthesisUtterance|Image|Audio|Option|DOMParser|Node|Element|Text|VTTCue|open|alert|confirm|prompt|print|getComputedStyle|matchMedia|inner(?:Width|Height)|customElements|top|parent|frames|opener|(?:add|remove)EventListener|dispatchEvent|requestAnimationFrame|(?:request|cancel)IdleCallback|CSS|XMLSerializer|(?:Mutation|Resize|Intersection)Observer|(?:Focus|Input|Keyboard|Mouse|Pointer|Touch|UI|Wheel)Event|(?:HTML|SVG)\w*Element)$/;

/** Members of `navigator` that workers lack. */
const OF_NAVIGATOR =
  /^(?:clipboard|cookieEnabled|credentials|getGamepads|javaEnabled|maxTouchPoints|mediaSession|mimeTypes|pdfViewerEnabled|plugins|requestMediaKeySystemAccess|sendBeacon|share|userActivation|vendor|vibrate|wakeLock)$/;

const GLOBAL = /^(?:window|self|globalThis)$/;

/** Returns `location` for `window` in `window.location`. */
function getMember({ node, parent }: PlacedNode): string {
  const member = parent as MemberExpression | undefined;
  if (member?.type !== 'MemberExpression' || member.object !== node) return '';
  return member.property.type === 'Identifier' && !member.computed
    ? member.property.name
    : '';
}

/** Returns true for a reference, and false for a property name. */
function isValue({ node, parent }: PlacedNode): boolean {
  const { type, computed, property, key } = (parent ?? node) as Node & {
    readonly computed?: boolean;
    readonly property?: Node;
    readonly key?: Node;
  };
  const isPart = node === property || node === key;
  return !(isPart && computed !== true) && !/^(?:Im|Ex)portSpec/.test(type);
}

/** Names that the code itself declares don't count. */
function needsScreen(places: readonly PlacedNode[]): boolean {
  const own = listDeclaredNames(places);
  return places.some((place) => {
    if (place.node.type !== 'Identifier') return false;
    const { name } = place.node as Identifier;
    if (own.has(name) || !isValue(place)) return false;
    if (name === 'navigator') return OF_NAVIGATOR.test(getMember(place));
    const used = GLOBAL.test(name) ? getMember(place) : name;
    // A reference to the whole object, as in `use(window)`, allows any use.
    return used === '' || OF_PAGES.test(used);
  });
}

/** Whether the code uses a name that it declares. */
const isUsed = (name: string, places: readonly PlacedNode[]): boolean =>
  places.filter(
    (place) =>
      place.node.type === 'Identifier' &&
      (place.node as Identifier).name === name &&
      isValue(place),
  ).length > 1;

export interface PreparedCode {
  /** The body of an async function, with unchanged line numbers. */
  readonly body: string;
  readonly given: GivenNames;
  /** Exported names that the code doesn't use. */
  readonly unused: readonly string[];
  readonly needsScreen: boolean;
}

const TOO_DEEP: CodeFault = {
  line: 1,
  message:
    "The code can't be parsed: brackets or functions are nested too deeply.",
};

/** Returns a hint for code that isn't JavaScript, from the code around the error. */
function getHint(before: string, after: string): string {
  if (/^<[\w>]/.test(after)) return " JSX doesn't run here.";
  const isTyped =
    /^(?:[?!]?:|(?:as|satisfies|implements|enum|interface)\b)/.test(after) ||
    /\b(?:type|declare|abstract)\s+$/.test(before);
  return isTyped
    ? ' If this is TypeScript, choose TypeScript in the playground.'
    : '';
}

/** Acorn's message ends with the position. Deep nesting exhausts acorn's stack. */
function toFault(error: unknown, code: string): CodeFault {
  const { message, loc, pos } = error as SyntaxError & {
    loc: { line: number };
    pos: number;
  };
  const isDeep = error instanceof RangeError || /stack space/.test(message);
  if (isDeep) return TOO_DEEP;
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  const hint = getHint(code.slice(0, pos), code.slice(pos));
  return { line: loc.line, message: `SyntaxError: ${text}.${hint}` };
}

/** In the script, `<!--` and `-->` would start comments, and `#!` would be an error. */
function separateTokens(code: string): string {
  if (!/<!--|-->|^#!/.test(code)) return code;
  const edits = new Edits(code);
  const onToken = ({ type, start }: Token): void => {
    if (type === tokTypes.relational && code.startsWith('<!--', start))
      edits.insert(start + 1, ' ');
    if (type === tokTypes.incDec && code.startsWith('-->', start))
      edits.insert(start + 2, ' ');
  };
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  } catch {
    // `parseModule` reports the error.
    return code;
  }
  return edits.apply().replace(/^#!/, '//');
}

function parseModule(code: string) {
  const names = new Set<string>();
  try {
    const program = parse(code, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
      onToken: (token) => {
        // Acorn's type declaration of tokens lacks `value`.
        const { type, value } = token as Token & { readonly value: unknown };
        if (type === tokTypes.name) names.add(String(value));
      },
    });
    return { program, names };
  } catch (error) {
    return toFault(error, code);
  }
}

/** Turns a module into a function body, or returns all errors that prevent a run. */
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
    // After a statement, `'use strict'` isn't a directive, which the function can't have.
    body: `;${lifted.head}${edits.apply()}`,
    given,
    unused: lifted.exports.filter((name) => !isUsed(name, places)),
    needsScreen: needsScreen(places),
  };
}
