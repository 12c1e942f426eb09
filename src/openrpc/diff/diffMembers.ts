import type { Reach } from '../document/Reach';
import { getDeprecation } from '../document/getDeprecation';
import { getMemberSymbol, isEvent, isPublic } from '../document/getMemberName';
import { getPayload } from '../document/getPayload';
import type { Method } from '../document/types';
import type { DocumentPair } from './DocumentPair';
import type { Difference } from './Difference';
import type { DiffStep } from './DiffFinding';
import { createPlace } from './SymbolPlace';
import { compareLists } from './compareLists';
import {
  WIRE_ONLY,
  type MemberDifference,
  type MemberStep,
} from './describeParameter';
import { diffForms } from './diffForms';
import { diffParameters } from './diffParameters';

const CALLED: Reach = { input: true, output: true };
const RESULT: Reach = { input: false, output: true };

function diffDeprecation(older: Method, newer: Method): Difference[] {
  const before = getDeprecation(older);
  const after = getDeprecation(newer);
  const alternative = after?.['x-alternative'];
  const use = alternative ? `use \`${alternative}\` instead` : '';
  if (!after) {
    const message = 'no longer deprecated';
    return before
      ? [{ kind: 'changed', path: '', effect: 'added', message }]
      : [];
  }
  if (!before) {
    const message = use ? `deprecated, ${use}` : 'deprecated';
    return [{ kind: 'deprecated', path: '', effect: 'deprecated', message }];
  }
  if (!use || alternative === before['x-alternative']) return [];
  return [{ kind: 'changed', path: '', effect: 'same', message: use }];
}

/** The value a promise or an event brings. */
function diffResult(
  documents: DocumentPair,
  older: Method,
  newer: Method,
  reach: Reach,
): MemberStep[] {
  const root = isEvent(newer) ? 'the payload' : 'the result';
  const [was, is] = [older.result.name, newer.result.name];
  const message = `result renamed from \`${was}\` to \`${is}\``;
  const schemas = {
    older: getPayload(documents.older, older),
    newer: getPayload(documents.newer, newer),
    place: createPlace('result', root),
  };
  return [
    ...(was === is
      ? []
      : [
          {
            kind: 'changed',
            path: 'result',
            effect: 'same',
            message,
            reach,
          } as const,
        ]),
    { schemas, reach },
  ];
}

function diffWireName(older: Method, newer: Method): MemberDifference[] {
  if (older.name === newer.name) return [];
  const message = `now called \`${newer.name}\` on the wire (wire only)`;
  return [
    { kind: 'changed', path: '', effect: 'removed', message, reach: WIRE_ONLY },
  ];
}

function diffMember(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberStep[] {
  const isUsed = isPublic(older);
  const inUse = (differences: readonly Difference[]): MemberDifference[] =>
    differences.map((d) => ({ ...d, reach: CALLED }));
  return [
    ...diffWireName(older, newer),
    ...inUse(diffDeprecation(older, newer)),
    ...inUse(diffForms(older, newer)),
    ...diffParameters(older, newer).map((d) =>
      isUsed ? d : { ...d, reach: WIRE_ONLY },
    ),
    ...diffResult(documents, older, newer, isUsed ? RESULT : WIRE_ONLY),
  ];
}

const getSubject = (method: Method): 'event' | 'method' =>
  isEvent(method) ? 'event' : 'method';

const toStep = (method: Method, step: MemberStep): DiffStep => ({
  subject: getSubject(method),
  symbol: getMemberSymbol(method),
  module: method['x-module'],
  ...step,
});

function describeMember(method: Method, kind: 'added' | 'removed'): DiffStep {
  const isHidden = !isPublic(method);
  return toStep(method, {
    kind,
    path: '',
    effect: kind,
    message: `${getSubject(method)} ${kind}${isHidden ? ' (wire only)' : ''}`,
    reach: isHidden ? WIRE_ONLY : CALLED,
  });
}

/** Methods and events. */
export function diffMembers(documents: DocumentPair): DiffStep[] {
  const { added, removed, kept } = compareLists(
    documents.older.methods,
    documents.newer.methods,
    (method) => `${getSubject(method)} ${getMemberSymbol(method)}`,
  );
  return [
    ...added.map((method) => describeMember(method, 'added')),
    ...removed.map((method) => describeMember(method, 'removed')),
    ...kept.flatMap(({ older, newer }) =>
      diffMember(documents, older, newer).map((d) => toStep(newer, d)),
    ),
  ];
}
