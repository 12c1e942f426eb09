import type { OpenRpcDocument, Schema } from '../document/types';
import type { Change } from './Change';
import type { DocumentPair } from './SymbolPlace';
import type { DiffFinding } from './Difference';
import { compareLists } from './compareLists';
import { diffComponents } from './diffComponents';
import { diffConstants } from './diffConstants';
import { diffMembers } from './diffMembers';
import { judgeFinding } from './judgeFinding';
import { getKind, normalizeSchema } from '../schema/normalizeSchema';
import { toCanonical } from '../schema/toCanonical';

/** True for a schema with enough structure to be recognized under another name. */
function isDistinct(schema: Schema): boolean {
  const isAlias = schema.$ref !== undefined;
  const kind = getKind(normalizeSchema(schema));
  return !isAlias && (kind !== 'value' || schema.enum !== undefined);
}

/** Schemas that the other version lacks, or has with another kind of type. */
function getStrangers(
  document: OpenRpcDocument,
  other: OpenRpcDocument,
): [key: string, canonical: string][] {
  return Object.entries(document.components.schemas).flatMap(
    ([key, schema]) => {
      const twin = other.components.schemas[key];
      const isKnown =
        twin &&
        getKind(normalizeSchema(twin)) === getKind(normalizeSchema(schema));
      return isKnown || !isDistinct(schema)
        ? []
        : [[key, toCanonical(schema)] as [string, string]];
    },
  );
}

/**
 * Renamed types: older key → newer key. Their structure must match exactly one type of
 * the newer version.
 */
function findRenames(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): ReadonlyMap<string, string> {
  const before = getStrangers(older, newer);
  const after = getStrangers(newer, older);
  const renames = new Map<string, string>();
  for (const [key, canonical] of before) {
    const twins = after.filter(([, c]) => c === canonical);
    const rivals = before.filter(([, c]) => c === canonical);
    const [twin] = twins;
    if (twin && twins.length === 1 && rivals.length === 1) {
      renames.set(key, twin[0]);
    }
  }
  return renames;
}

const BOTH_WAYS = { input: true, output: true };

function diffModules({ older, newer }: DocumentPair): DiffFinding[] {
  const { added, removed } = compareLists(
    older['x-modules'].map((m) => m.name),
    newer['x-modules'].map((m) => m.name),
    (name) => name,
  );
  const toFinding = (name: string, kind: 'added' | 'removed'): DiffFinding => ({
    kind,
    subject: 'module',
    symbol: name,
    module: name,
    path: '',
    message: `module ${kind}`,
    effect: kind,
    reach: BOTH_WAYS,
  });
  return [
    ...added.map((name) => toFinding(name, 'added')),
    ...removed.map((name) => toFinding(name, 'removed')),
  ];
}

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
      path: '',
      message: `integers now have the type \`${is}\`, formerly \`${was}\``,
      effect: 'integer-type',
      reach: BOTH_WAYS,
    },
  ];
}

function findChanges(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): readonly Change[] {
  const documents = { older, newer, renames: findRenames(older, newer) };
  return [
    ...diffIntegers(documents),
    ...diffModules(documents),
    ...diffMembers(documents),
    ...diffConstants(documents),
    ...diffComponents(documents),
  ].map(judgeFinding);
}

/** Cached by older version, then newer version. */
const known = new WeakMap<
  OpenRpcDocument,
  WeakMap<OpenRpcDocument, readonly Change[]>
>();

/**
 * Lists the differences between two versions of the API: modules, methods and events,
 * constants, types. Ignores wording, examples, and the order of keys and alternatives.
 * Caches its results.
 */
export function diffDocuments(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): readonly Change[] {
  const others =
    known.get(older) ?? new WeakMap<OpenRpcDocument, readonly Change[]>();
  known.set(older, others);
  const changes = others.get(newer) ?? findChanges(older, newer);
  others.set(newer, changes);
  return changes;
}
