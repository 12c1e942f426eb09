import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseFinding } from './findMissing';
import type { UseNode } from './findUses';
import { getLastName, getOwner } from './symbolParts';

/** The member that the text of a deprecation names: `Device.name`. */
function getReplacement(text: string): string | undefined {
  return /`(\w+\.\w+)\(\)`/.exec(text)?.[1];
}

/** `listen('deviceNameChanged', f)` → `name(f)`. */
function replaceListen(
  typescript: TypeScript,
  { node, symbol }: UseNode,
  replacement: string,
  { uses, names }: Analysis,
): readonly Edit[] | undefined {
  const call: ts.Node = node.parent.parent;
  const isCleared = uses.some((u) => u.symbol === symbol && u.form === 'clear');
  if (
    isCleared ||
    !names.subscribable.has(replacement) ||
    !typescript.isIdentifier(node) ||
    !typescript.isPropertyAccessExpression(node.parent) ||
    !typescript.isCallExpression(call) ||
    call.arguments.length !== 2
  ) {
    return undefined;
  }
  const [event, callback] = call.arguments;
  if (!event || !callback) return undefined;
  return [
    { start: node.getStart(), end: node.end, text: getLastName(replacement) },
    { start: event.getStart(), end: callback.getStart(), text: '' },
  ];
}

/** The mechanical change to the replacement; `undefined` unless there is one. */
function getEdits(
  typescript: TypeScript,
  use: UseNode,
  text: string,
  after: Analysis,
): readonly Edit[] | undefined {
  const replacement = getReplacement(text);
  const { node, symbol, form, start, end } = use;
  if (replacement === undefined || getOwner(replacement) !== getOwner(symbol)) {
    return undefined;
  }
  if (form === 'listen')
    return replaceListen(typescript, use, replacement, after);
  const name = getLastName(replacement);
  const { parent } = node;
  if (typescript.isBindingElement(parent) && !parent.propertyName) {
    return [{ start, end, text: `${name}: ${node.getText()}` }];
  }
  const isName =
    (typescript.isPropertyAccessExpression(parent) && parent.name === node) ||
    typescript.isBindingElement(parent);
  return isName ? [{ start, end, text: name }] : undefined;
}

/** Uses of what the target still has, but advises against. */
export function findDeprecated(
  typescript: TypeScript,
  after: Analysis,
): readonly UseFinding[] {
  return after.uses.flatMap((use): UseFinding[] => {
    const text = after.names.deprecated.get(use.symbol);
    if (text === undefined || use.form === 'clear') return [];
    const edits = getEdits(typescript, use, text, after);
    return [
      {
        use,
        kind: 'deprecated',
        message: [`\`${use.symbol}\` is deprecated.`, text].join(' ').trim(),
        ...(edits && { edits }),
      },
    ];
  });
}
