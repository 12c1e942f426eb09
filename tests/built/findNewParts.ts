import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';

/*
 * The oldest engines that `browserslist` names are Chrome 80, Firefox 78 and
 * Safari 14. What one of them lacks is written here, with who has it since when.
 */

/** The last edition of the language that all of them can parse. */
const EDITION = 2020;

/** Methods, by name: whose they are, and the browsers that came to have them. */
const METHODS: Readonly<Record<string, string>> = {
  any: 'Promise: Chrome 85, Firefox 79',
  at: 'lists and texts: Chrome 92, Firefox 90, Safari 15.4',
  checkVisibility: 'elements: Chrome 105, Safari 17.4',
  findLast: 'lists: Chrome 97, Safari 15.4',
  findLastIndex: 'lists: Chrome 97, Safari 15.4',
  fromAsync: 'Array: Chrome 121',
  groupBy: 'Object and Map: Chrome 117',
  hasOwn: 'Object: Chrome 93, Safari 15.4',
  isWellFormed: 'texts: Chrome 111',
  randomUUID: 'crypto: Chrome 92, Safari 15.4',
  replaceAll: 'texts: Chrome 85',
  replaceChildren: 'elements: Chrome 86',
  scrollIntoViewIfNeeded: 'elements: not in Firefox',
  throwIfAborted: 'AbortSignal: Chrome 100',
  toReversed: 'lists: Chrome 110',
  toSorted: 'lists: Chrome 110',
  toSpliced: 'lists: Chrome 110',
  withResolvers: 'Promise: Chrome 119',
};

/** Names that are there for every script. */
const GLOBALS: Readonly<Record<string, string>> = {
  AggregateError: 'Chrome 85, Firefox 79',
  BroadcastChannel: 'Safari 15.4',
  CompressionStream: 'Firefox 113, Safari 16.4',
  DecompressionStream: 'Firefox 113, Safari 16.4',
  FinalizationRegistry: 'Chrome 84, Firefox 79, Safari 14.1',
  WeakRef: 'Chrome 84, Firefox 79, Safari 14.1',
  requestIdleCallback: 'not in Safari',
  cancelIdleCallback: 'not in Safari',
  structuredClone: 'Chrome 98, Safari 15.4',
};

interface Parts extends Node {
  readonly name?: string;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly operator?: string;
  readonly callee?: Parts;
  readonly property?: Parts;
  readonly argument?: Parts;
  readonly left?: Parts;
  readonly test?: Parts;
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

/** The name at the end of `a.b.name`, or of `name`. */
const getName = (node: Parts | null | undefined): string => {
  if (node?.type === 'Identifier') return node.name ?? '';
  if (node?.type === 'MemberExpression' && !node.computed)
    return node.property?.name ?? '';
  return '';
};

/** What a test asks for: `typeof name`, `'name' in a`, `a.name ? … : …`. */
function getTested(node: Parts): readonly string[] {
  if (node.type === 'UnaryExpression') return [getName(node.argument)];
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return [String(node.left?.value)];
  if (/^(?:LogicalExpression)$/.test(node.type)) return [getName(node.left)];
  if (/^(?:IfStatement|ConditionalExpression)$/.test(node.type))
    return [getName(node.test)];
  return [];
}

function findInRegex({ pattern, flags }: NonNullable<Parts['regex']>): string {
  if (/\(\?<[=!]/.test(pattern)) return `lookbehind (Safari 16.4): ${pattern}`;
  return /[dv]/.test(flags) ? `flags ${flags} of a pattern (Safari 15)` : '';
}

function findInNode(node: Parts): readonly [name: string, since: string] {
  const { type, callee, optional, regex } = node;
  if (regex) return ['', findInRegex(regex)];
  if (!/^(?:Call|New)Expression$/.test(type) || optional) return ['', ''];
  const name = getName(callee);
  const list = callee?.type === 'Identifier' ? GLOBALS : METHODS;
  return [
    name,
    Object.hasOwn(list, name) ? `${name} (${list[name] ?? ''})` : '',
  ];
}

/**
 * What of a script one of our oldest engines lacks, unless the script asks
 * first whether it is there.
 */
export function findNewParts(
  script: string,
  sourceType: 'module' | 'script',
): readonly string[] {
  let program: Node;
  try {
    program = parse(script, { ecmaVersion: EDITION, sourceType });
  } catch (error) {
    return [`newer than ES${EDITION}: ${(error as Error).message}`];
  }
  const found = new Map<string, string>();
  const tested = new Set<string>();
  full(program, (one) => {
    const node = one as Parts;
    for (const name of getTested(node)) tested.add(name);
    const [name, since] = findInNode(node);
    if (since) found.set(since, name);
  });
  return [...found].flatMap(([since, name]) =>
    name && tested.has(name) ? [] : [since],
  );
}
