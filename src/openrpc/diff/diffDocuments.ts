import type { OpenRpcDocument } from '../document/types';
import type { Change } from './Change';
import type { DocumentPair } from './DocumentPair';
import type { DiffFinding, DiffStep } from './DiffFinding';
import { compareLists } from './compareLists';
import { diffComponents } from './diffComponents';
import { diffMembers } from './diffMembers';
import { diffSchemas } from './diffSchemas';
import { findRenames } from './findRenames';
import { judgeFinding } from './judgeFinding';

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

/** The findings of a step; where it left schemas to compare, those in them. */
function finishStep(documents: DocumentPair, step: DiffStep): DiffFinding[] {
  if (!('schemas' in step)) return [step];
  const { schemas, ...owner } = step;
  return diffSchemas(documents, schemas).map((difference) => ({
    ...owner,
    ...difference,
  }));
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
    ...diffComponents(documents),
  ]
    .flatMap((step) => finishStep(documents, step))
    .map(judgeFinding);
}

/** By the older version, then by the newer. */
const known = new WeakMap<
  OpenRpcDocument,
  WeakMap<OpenRpcDocument, readonly Change[]>
>();

/**
 * What differs between two versions of the API: modules, then methods and
 * events, then types. Wording, examples and the order of keys and of
 * alternatives do not count. The same versions are compared once.
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
