import type ts from 'typescript';
import type { TypeScript } from '../typing/types';
import type { Names } from './Names';
import type { Use } from './types';

type Called = Pick<Use, 'symbol' | 'form' | 'argument'>;

/** What a call hands over, as far as its types tell. */
interface Argument {
  /** The text, where only one is possible. */
  readonly text?: string;
  readonly isFunction: boolean;
  /** Nothing is known of it. */
  readonly isAnything: boolean;
}

function readArgument(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  node: ts.Expression | undefined,
): Argument {
  if (!node) return { isFunction: false, isAnything: false };
  const { Any, Unknown } = typescript.TypeFlags;
  const type = checker.getTypeAtLocation(node);
  const text = typescript.isStringLiteralLike(node)
    ? node.text
    : type.isStringLiteral()
      ? type.value
      : undefined;
  return {
    ...(text !== undefined && { text }),
    isFunction: type.getCallSignatures().length > 0,
    isAnything: (type.flags & (Any | Unknown)) !== 0,
  };
}

/** The module that the helper `Events` is told, in any case of letters. */
function findModule(
  names: Names,
  text: string | undefined,
): string | undefined {
  const wanted = text?.toLowerCase();
  return [...names.values].find((name) => name.toLowerCase() === wanted);
}

const LISTENERS = ['listen', 'once', 'clear'] as const;

/** What a call of a function of the SDK uses: an event, or the function. */
export function getCallUse(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  names: Names,
  call: ts.CallExpression,
  called: string,
): Called {
  const read = (i: number) =>
    readArgument(typescript, checker, call.arguments[i]);
  const [module = '', name = ''] = called.split('.');
  const listener = LISTENERS.find((l) => l === name);
  const isHelper = module === 'Events';
  const owner = isHelper ? findModule(names, read(0).text) : module;
  const first = read(isHelper ? 1 : 0);
  if (listener && owner !== undefined) {
    if (first.text !== undefined) {
      return { symbol: `${owner}.${first.text}`, form: listener };
    }
    const isOnly = call.arguments.length === (isHelper ? 2 : 1);
    const isCallback = first.isFunction || (isOnly && first.isAnything);
    if (listener !== 'clear' && isCallback) {
      return { symbol: `${owner}.${listener}`, form: 'all' };
    }
  }
  const isProperty =
    names.results.has(called) && names.subscribable.has(called);
  const isCallback = first.isFunction || (isProperty && first.isAnything);
  return {
    symbol: called,
    form: isCallback ? 'callback' : 'call',
    ...(first.text !== undefined && { argument: first.text }),
  };
}
