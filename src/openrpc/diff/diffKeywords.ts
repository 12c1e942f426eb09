import type { Schema } from '../document/types';
import {
  isPatternMap,
  isWording,
  normalizeSchema,
} from '../schema/normalizeSchema';
import { toCanonical } from '../schema/toCanonical';
import { type SchemaPair, getLabel, getOwner } from './SymbolPlace';
import type { Difference, Effect } from './Difference';

/** Keywords that other functions compare. */
const COMPARED_ELSEWHERE: readonly string[] = [
  ...['$ref', 'properties', 'required', 'allOf', 'oneOf', 'items', 'type'],
  ...['enum', 'const', 'default', 'additionalProperties', 'propertyNames'],
  ...['format', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum'],
  ...['exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties'],
];

const print = (value: unknown): string => JSON.stringify(value);

function describeDefault({ older, newer, place }: SchemaPair): {
  effect: Effect;
  message: string;
} {
  const owner = getOwner(place);
  const was = `\`${print(older.default)}\``;
  const is = `\`${print(newer.default)}\``;
  if (older.default === undefined) {
    return { effect: 'added', message: `default ${is}${owner} added` };
  }
  const message =
    newer.default === undefined
      ? `default ${was}${owner} removed`
      : `default${owner} is now ${is}, formerly ${was}`;
  return { effect: 'default-changed', message };
}

/** A type without a key can still have a name in the typings. */
function describeTitle({ older, newer, place }: SchemaPair): string {
  return newer.title
    ? `${getLabel(place)} now has the type name \`${newer.title}\``
    : `${getLabel(place)} no longer has the type name \`${older.title ?? ''}\``;
}

/** The remaining keywords, normalized. */
function getOthers(schema: Schema): Schema {
  return Object.fromEntries(
    Object.entries(normalizeSchema(schema)).filter(
      ([key]) => !COMPARED_ELSEWHERE.includes(key) && !isWording(key),
    ),
  );
}

/** Differences other than type, members and limits. */
export function diffKeywords(pair: SchemaPair): Difference[] {
  const { older, newer, place } = pair;
  const differences: Difference[] = [];
  const add = (effect: Effect, message: string): void => {
    differences.push({ kind: 'changed', path: place.path, effect, message });
  };
  if (print(older.default) !== print(newer.default)) {
    const { effect, message } = describeDefault(pair);
    add(effect, message);
  }
  if (place.path && older.title !== newer.title) {
    add('same', describeTitle(pair));
  }
  const isMap = [older, newer].every(
    (s) => typeof normalizeSchema(s).additionalProperties === 'object',
  );
  if (isMap && isPatternMap(older) !== isPatternMap(newer)) {
    add('same', `${getLabel(place)}: map written differently, same meaning`);
  }
  const [before, after] = [getOthers(older), getOthers(newer)];
  if (toCanonical(before) !== toCanonical(after)) {
    const keys = Object.keys({ ...before, ...after });
    add('type-changed', `rules (${keys.join(', ')})${getOwner(place)} changed`);
  }
  return differences;
}
