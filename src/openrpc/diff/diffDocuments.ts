import type { OpenRpcDocument } from '../document/types';
import type { Change } from './Change';
import type { DocumentPair } from './DocumentPair';
import type { Finding } from './Finding';
import { compareLists } from './compareLists';
import { diffComponents } from './diffComponents';
import { diffMembers } from './diffMembers';
import { findRenames } from './findRenames';
import { judgeFinding } from './judgeFinding';

const EVERYWHERE = { input: true, output: true };

function diffModules({ older, newer }: DocumentPair): Finding[] {
  const { added, removed } = compareLists(
    older['x-modules'].map((m) => m.name),
    newer['x-modules'].map((m) => m.name),
    (name) => name,
  );
  const toFinding = (name: string, kind: 'added' | 'removed'): Finding => ({
    kind,
    subject: 'module',
    symbol: name,
    module: name,
    path: '',
    message: `module ${kind}`,
    effect: kind,
    reach: EVERYWHERE,
  });
  return [
    ...added.map((name) => toFinding(name, 'added')),
    ...removed.map((name) => toFinding(name, 'removed')),
  ];
}

function diffIntegers({ older, newer }: DocumentPair): Finding[] {
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
      message: `integers have the type \`${is}\` now, formerly \`${was}\``,
      effect: 'integer-type',
      reach: EVERYWHERE,
    },
  ];
}

/**
 * What differs between two versions of the API: modules, then methods and
 * events, then types. Wording, examples and the order of keys and of
 * alternatives do not count.
 */
export function diffDocuments(
  older: OpenRpcDocument,
  newer: OpenRpcDocument,
): Change[] {
  const documents = { older, newer, renames: findRenames(older, newer) };
  return [
    ...diffIntegers(documents),
    ...diffModules(documents),
    ...diffMembers(documents),
    ...diffComponents(documents),
  ].map(judgeFinding);
}
