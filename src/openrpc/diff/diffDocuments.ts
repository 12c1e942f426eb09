import { getConstants } from '../document/getConstants';
import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import type { Change, DiffFinding, DocumentPair } from './Change';
import { compareLists } from './compareLists';
import { diffComponents } from './diffComponents';
import { diffMembers } from './diffMembers';
import { judgeFinding } from './judgeFinding';
import {
  getKind,
  normalizeSchema,
  toCanonical,
} from '../schema/normalizeSchema';

const getNormalKind = (schema: Schema) => getKind(normalizeSchema(schema));

/** True for a schema with enough structure to be recognized under another name. */
const isDistinct = (schema: Schema): boolean =>
  schema.$ref === undefined &&
  (getNormalKind(schema) !== 'value' || schema.enum !== undefined);

/** Returns schemas that the other version lacks or defines as another kind of type. */
const getStrangers = (
  document: OpenRpcDocument,
  other: OpenRpcDocument,
): [key: string, canonical: string][] =>
  Object.entries(document.components.schemas)
    .filter(([key, schema]) => {
      const match = other.components.schemas[key];
      const isKnown = match && getNormalKind(match) === getNormalKind(schema);
      return !isKnown && isDistinct(schema);
    })
    .map(([key, schema]) => [key, toCanonical(schema)]);

/** A type counts as renamed if exactly one type in each version has its structure. */
function findRenames(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): ReadonlyMap<string, string> {
  const before = getStrangers(older, newer);
  const after = getStrangers(newer, older);
  const renames = new Map<string, string>();
  for (const [key, canonical] of before) {
    const [match, ...others] = after.filter(([, c]) => c === canonical);
    const isUnique = before.filter(([, c]) => c === canonical).length === 1;
    if (match && !others.length && isUnique) renames.set(key, match[0]);
  }
  return renames;
}

const BOTH_WAYS = { input: true, output: true };

function diffNames(
  subject: 'module' | 'constants',
  older: readonly string[],
  newer: readonly string[],
): DiffFinding[] {
  const lists = compareLists(older, newer);
  return (['added', 'removed'] as const).flatMap((kind) =>
    lists[kind].map((symbol) => ({
      kind,
      subject,
      symbol,
      module: symbol.replace(/\..*/, ''),
      message: `${subject} ${kind}`,
      effect: kind === 'added' ? 'safe' : 'removed',
      reach: BOTH_WAYS,
    })),
  );
}

const getModules = (document: OpenRpcDocument): readonly string[] =>
  document['x-modules'].map(({ name }) => name);

const getConstantSymbols = (
  document: OpenRpcDocument,
  modules: readonly string[],
): readonly string[] =>
  modules.flatMap((module) =>
    getConstants(document, module).map(
      (key) => `${module}.${getSchemaName(document, key)}`,
    ),
  );

function diffIntegers({ older, newer }: DocumentPair): DiffFinding[] {
  const was = older['x-integer-type'];
  const is = newer['x-integer-type'];
  if (was === is) return [];
  return [
    {
      kind: 'changed',
      subject: 'document',
      symbol: '',
      module: '',
      message: `integers now have the type \`${is}\`, formerly \`${was}\``,
      effect: 'integer-type',
      reach: BOTH_WAYS,
    },
  ];
}

/**
 * Lists the differences between two versions. Ignores wording, examples, and the order of
 * keys and alternatives.
 */
export function diffDocuments(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): readonly Change[] {
  const documents = { older, newer, renames: findRenames(older, newer) };
  const [before, after] = [getModules(older), getModules(newer)];
  const both = before.filter((module) => after.includes(module));
  return [
    ...diffIntegers(documents),
    ...diffNames('module', before, after),
    ...diffMembers(documents),
    ...diffNames(
      'constants',
      getConstantSymbols(older, both),
      getConstantSymbols(newer, both),
    ),
    ...diffComponents(documents),
  ].map(judgeFinding);
}
