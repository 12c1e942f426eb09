import { memoize } from '../../text/memoize';
import { getConstants } from '../document/getConstants';
import { getSchemaName } from '../document/resolveSchema';
import type { OpenRpcDocument, Schema } from '../document/types';
import type { Change, DiffFinding } from './Change';
import type { DocumentPair } from './SymbolPlace';
import { compareLists } from './compareLists';
import { diffComponents } from './diffComponents';
import { diffMembers } from './diffMembers';
import { judgeFinding } from './judgeFinding';
import {
  getKind,
  normalizeSchema,
  toCanonical,
} from '../schema/normalizeSchema';

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

/** Older key → newer key. Their structure must match exactly one type of the newer version. */
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

/** Names that only one of the versions has. */
function diffNames(
  older: readonly string[],
  newer: readonly string[],
  toOwner: (name: string) => Pick<DiffFinding, 'subject' | 'symbol' | 'module'>,
): DiffFinding[] {
  const lists = compareLists(older, newer);
  return (['added', 'removed'] as const).flatMap((kind) =>
    lists[kind].map((name): DiffFinding => {
      const owner = toOwner(name);
      const message = `${owner.subject} ${kind}`;
      const reach = BOTH_WAYS;
      return { kind, ...owner, path: '', message, effect: kind, reach };
    }),
  );
}

const getModules = (document: OpenRpcDocument): readonly string[] =>
  document['x-modules'].map(({ name }) => name);

function diffModules({ older, newer }: DocumentPair): DiffFinding[] {
  return diffNames(getModules(older), getModules(newer), (name) => ({
    subject: 'module',
    symbol: name,
    module: name,
  }));
}

const getConstantNames = (
  document: OpenRpcDocument,
  module: string,
): readonly string[] =>
  getConstants(document, module).map((key) => getSchemaName(document, key));

function diffConstants({ older, newer }: DocumentPair): DiffFinding[] {
  const known = getModules(older);
  return getModules(newer)
    .filter((module) => known.includes(module))
    .flatMap((module) =>
      diffNames(
        getConstantNames(older, module),
        getConstantNames(newer, module),
        (name) => ({
          subject: 'constants',
          symbol: `${module}.${name}`,
          module,
        }),
      ),
    );
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

const diff = /* @__PURE__ */ memoize((older: OpenRpcDocument) =>
  memoize((newer: OpenRpcDocument) => findChanges(older, newer)),
);

/**
 * Lists the differences between two versions of the API: modules, methods and events,
 * constants, types. Ignores wording, examples, and the order of keys and alternatives.
 * Caches its results.
 */
export const diffDocuments = (
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): readonly Change[] => diff(older)(newer);
