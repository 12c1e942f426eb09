import type { Reach } from '../document/createReach';
import { getDeprecation } from '../document/getDeprecation';
import { getMemberSymbol, isEvent, isPublic } from '../document/getMemberName';
import { getPayload } from '../document/getPayload';
import type { Method } from '../document/types';
import type { DocumentPair } from './DocumentPair';
import type { Difference } from './Difference';
import type { Finding } from './Finding';
import { createPlace } from './Place';
import { compareLists } from './compareLists';
import { HIDDEN, type MemberDifference } from './describeParameter';
import { diffForms } from './diffForms';
import { diffParameters } from './diffParameters';
import { diffSchemas } from './diffSchemas';

const USED: Reach = { input: true, output: true };

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
): Difference[] {
  const root = isEvent(newer) ? 'the payload' : 'the result';
  const [was, is] = [older.result.name, newer.result.name];
  const message = `result renamed from \`${was}\` to \`${is}\``;
  return [
    ...(was === is
      ? []
      : [
          { kind: 'changed', path: 'result', effect: 'same', message } as const,
        ]),
    ...diffSchemas(documents, {
      older: getPayload(documents.older, older),
      newer: getPayload(documents.newer, newer),
      place: createPlace('result', root),
    }),
  ];
}

function diffWireName(older: Method, newer: Method): MemberDifference[] {
  if (older.name === newer.name) return [];
  const message = `called \`${newer.name}\` on the wire now (wire only)`;
  return [
    { kind: 'changed', path: '', effect: 'removed', message, reach: HIDDEN },
  ];
}

function diffMember(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberDifference[] {
  const isUsed = isPublic(older);
  const withReach = (
    differences: readonly Difference[],
    reach: Reach,
  ): MemberDifference[] => differences.map((d) => ({ ...d, reach }));
  return [
    ...diffWireName(older, newer),
    ...withReach(diffDeprecation(older, newer), USED),
    ...withReach(diffForms(older, newer), USED),
    ...diffParameters(documents, older, newer).map((d) =>
      isUsed ? d : { ...d, reach: HIDDEN },
    ),
    ...withReach(
      diffResult(documents, older, newer),
      isUsed ? { input: false, output: true } : HIDDEN,
    ),
  ];
}

const getSubject = (method: Method): 'event' | 'method' =>
  isEvent(method) ? 'event' : 'method';

function toFinding(method: Method, difference: MemberDifference): Finding {
  return {
    ...difference,
    subject: difference.subject ?? getSubject(method),
    symbol: getMemberSymbol(method),
    module: method['x-module'],
  };
}

function describeMember(method: Method, kind: 'added' | 'removed'): Finding {
  const isHidden = !isPublic(method);
  return toFinding(method, {
    kind,
    path: '',
    effect: kind,
    message: `${getSubject(method)} ${kind}${isHidden ? ' (wire only)' : ''}`,
    reach: isHidden ? HIDDEN : USED,
  });
}

/** Methods and events. */
export function diffMembers(documents: DocumentPair): Finding[] {
  const { added, removed, kept } = compareLists(
    documents.older.methods,
    documents.newer.methods,
    (method) => `${getSubject(method)} ${getMemberSymbol(method)}`,
  );
  return [
    ...added.map((method) => describeMember(method, 'added')),
    ...removed.map((method) => describeMember(method, 'removed')),
    ...kept.flatMap(({ older, newer }) =>
      diffMember(documents, older, newer).map((d) => toFinding(newer, d)),
    ),
  ];
}
