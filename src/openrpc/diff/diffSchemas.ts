import { resolveSchema } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import { describeConstraints } from '../schema/describeConstraints';
import { getKind, isWording, normalizeSchema } from '../schema/normalizeSchema';
import {
  change,
  getField,
  getInner,
  getOwner,
  type Difference,
  type DocumentPair,
  type SchemaPair,
} from './Change';
import { compareLists } from './compareLists';
import { describeType, describeTypeChange } from './describeType';
import { diffValues } from './diffValues';
import { toKey } from './toKey';

type Keywords = Readonly<Record<string, unknown>>;

const isTightened = (older: Schema, newer: Schema): boolean =>
  Object.entries(newer as Keywords).some(([key, is]) => {
    const was = (older as Keywords)[key];
    if (/^(?:m|exclusiveM)in/.test(key)) {
      return Number(is) > Number(was ?? -Infinity);
    }
    if (/^(?:m|exclusiveM)ax/.test(key)) {
      return Number(is) < Number(was ?? Infinity);
    }
    if (key === 'format' || key === 'pattern') return is !== was;
    return key === 'additionalProperties' && is === false && was !== false;
  });

function* diffLimits({ older, newer, place }: SchemaPair) {
  const [was = '', is = ''] = [older, newer].map(
    (schema) =>
      describeConstraints({
        ...schema,
        type: undefined,
        oneOf: undefined,
      }).join(', ') || 'none',
  );
  if (was === is) return;
  yield change(
    isTightened(older, newer) ? 'narrowed' : 'safe',
    `limits${getOwner(place)}: ${is}, formerly ${was}`,
  );
}

const printCode = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function* diffDefault({ older, newer, place }: SchemaPair) {
  const was = printCode(older.default);
  const is = printCode(newer.default);
  if (was === is) return;
  const owner = getOwner(place);
  if (older.default === undefined) {
    yield change('safe', `default ${is}${owner} added`);
  } else {
    const message =
      newer.default === undefined
        ? `default ${was}${owner} removed`
        : `default${owner} is now ${is}, formerly ${was}`;
    yield change('default-changed', message);
  }
}

function* diffFields({ older, newer, place }: SchemaPair) {
  const [before, after] = [older.properties ?? {}, newer.properties ?? {}];
  const describe = (name: string, what: string): string =>
    `${getField(place, name).label} ${what}`;
  const fields = compareLists(Object.keys(before), Object.keys(after));
  for (const name of fields.added) {
    yield newer.required?.includes(name)
      ? change('required', describe(name, 'added, required'))
      : change('safe', describe(name, 'added'));
  }
  for (const name of fields.removed) {
    yield change('removed', describe(name, 'removed'));
  }
  // These lists include inherited fields.
  const lists = compareLists(older.required ?? [], newer.required ?? []);
  for (const [effect, names] of [
    ['required', lists.added],
    ['optional', lists.removed],
  ] as const) {
    for (const name of names) {
      if (name in before !== name in after) continue;
      yield change(effect, describe(name, `is now ${effect}`));
    }
  }
}

/** Returns a union's alternatives, or a list that contains only the schema. */
function getAlternatives(schema: Schema): readonly Schema[] {
  const { type } = schema;
  if (schema.oneOf) return schema.oneOf;
  return typeof type === 'object'
    ? type.map((t) => ({ ...schema, type: t }))
    : [schema];
}

const isObject = (document: OpenRpcDocument, schema: Schema): boolean => {
  const kind = getKind(normalizeSchema(resolveSchema(document, schema)));
  return kind === 'object' || kind === 'union';
};

/** Expects a pair in which at least one schema is a union. */
function* diffAlternatives(documents: DocumentPair, pair: SchemaPair) {
  const { added, removed, kept } = compareLists(
    getAlternatives(pair.older),
    getAlternatives(pair.newer),
    (schema, side) => toKey(documents, side, schema),
  );
  if (!kept.length) yield describeTypeChange(documents, pair);
  else {
    const owner = getOwner(pair.place);
    for (const schema of added) {
      yield change(
        isObject(documents.newer, schema) ? 'safe' : 'widened',
        `alternative ${describeType(documents.newer, schema)}${owner} added`,
      );
    }
    for (const schema of removed) {
      yield change(
        isObject(documents.older, schema) ? 'value-removed' : 'narrowed',
        `alternative ${describeType(documents.older, schema)}${owner} removed`,
      );
    }
  }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a single schema, with the noun that messages use for it. */
const INNER = {
  items: 'item',
  additionalProperties: 'value',
  propertyNames: 'key',
} as const;

/** Pairs the parts that both schemas have. */
function* getParts({ older, newer, place }: SchemaPair): Generator<SchemaPair> {
  for (const [name, before] of Object.entries(older.properties ?? {})) {
    const after = newer.properties?.[name];
    if (!after) continue;
    yield { older: before, newer: after, place: getField(place, name) };
  }
  for (const key of Object.keys(INNER) as (keyof typeof INNER)[]) {
    const [before, after] = [older[key], newer[key]];
    if (!isSchema(before) || !isSchema(after)) continue;
    yield { older: before, newer: after, place: getInner(place, INNER[key]) };
  }
}

/** Keywords that have messages of their own. */
const DESCRIBED =
  /^(?:(?:min|max|exclusiveM)[a-zA-Z]+|format|pattern|type|enum|const|default|oneOf|properties|required)$/;

/** Compares the keywords that have no messages of their own. */
function* diffOthers(documents: DocumentPair, pair: SchemaPair) {
  const before: Keywords = { ...pair.older };
  const after: Keywords = { ...pair.newer };
  const keys = Object.keys({ ...before, ...after }).filter((key) => {
    if (DESCRIBED.test(key) || isWording(key)) return false;
    const values = [before[key], after[key]];
    // Parts and limits are compared separately.
    if (key in INNER && values.every(isSchema)) return false;
    if (key === 'additionalProperties' && !values.some(isSchema)) return false;
    const [was, is] = (['older', 'newer'] as const).map((side, i) =>
      toKey(documents, side, { [key]: values[i] }),
    );
    return was !== is;
  });
  if (!keys.length) return;
  const what = `rules (${keys.join(', ')})${getOwner(pair.place)} changed`;
  yield keys.includes('allOf') || keys.includes('items')
    ? describeTypeChange(documents, pair)
    : change('type-changed', what);
}

/** Compares two schemas, but ignores wording and examples. */
export function diffSchemas(
  documents: DocumentPair,
  { older, newer, place }: SchemaPair,
): Difference[] {
  if (older.$ref !== undefined && newer.$ref !== undefined) {
    // The referenced schemas are compared separately.
    return toKey(documents, 'older', older) === toKey(documents, 'newer', newer)
      ? []
      : [describeTypeChange(documents, { older, newer, place })];
  }
  const pair = {
    older: normalizeSchema(resolveSchema(documents.older, older)),
    newer: normalizeSchema(resolveSchema(documents.newer, newer)),
    place,
  };
  const isSameKind = getKind(pair.older) === getKind(pair.newer);
  const isUnion = pair.older.oneOf ?? pair.newer.oneOf;
  if (!isSameKind) {
    return [...diffDefault(pair), ...diffAlternatives(documents, pair)];
  }
  return [
    ...diffDefault(pair),
    ...diffOthers(documents, pair),
    ...diffValues(documents, pair),
    ...(isUnion ? diffAlternatives(documents, pair) : []),
    ...diffFields(pair),
    ...diffLimits(pair),
    ...[...getParts(pair)].flatMap((part) => diffSchemas(documents, part)),
  ];
}
