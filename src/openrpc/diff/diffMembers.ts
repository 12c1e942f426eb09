import type { Reach } from '../document/createReach';
import { getDeprecation } from '../document/getMembers';
import { getMemberSymbol, isEvent, isPublic } from '../document/getMemberName';
import { getPayload } from '../document/getPullEvent';
import type { Method, JavaScriptForm } from '../document/types';
import { type DocumentPair, createPlace } from './SymbolPlace';
import type { Difference, DiffFinding, Effect } from './Difference';
import { compareLists } from './compareLists';
import { WIRE_ONLY, type MemberDifference } from './describeParameter';
import { diffParameters } from './diffParameters';
import { diffSchemas } from './diffSchemas';

type FormChange = readonly [gained: string, lost: string];

/** What app code can do with each form. */
const FORM_CHANGES: Readonly<Record<JavaScriptForm, FormChange>> = {
  call: ['apps can now call it', 'apps can no longer call it'],
  get: ['apps can now call it', 'apps can no longer call it'],
  sync: ['apps can now call it', 'apps can no longer call it'],
  'call-array': [
    'now accepts an array of records',
    'no longer accepts an array of records',
  ],
  subscribe: ['now accepts subscribers', 'no longer accepts subscribers'],
  push: [
    'now accepts data without a request',
    'no longer accepts data without a request',
  ],
  pull: [
    "now accepts a function that answers the platform's requests",
    "no longer accepts a function that answers the platform's requests",
  ],
  event: ['apps can now listen to it', 'apps can no longer listen to it'],
};

/** Forms that look the same in app code: a call without a function. */
const CALLED_WITHOUT_FUNCTION: readonly JavaScriptForm[] = [
  'call',
  'get',
  'sync',
];

function getForms(method: Method): readonly JavaScriptForm[] {
  const forms = method['x-js-forms'];
  return [
    ...new Set(
      forms.map((f) => (CALLED_WITHOUT_FUNCTION.includes(f) ? 'call' : f)),
    ),
  ];
}

/** Ways to use a method from JavaScript. */
function diffForms(older: Method, newer: Method): Difference[] {
  const forms = compareLists(getForms(older), getForms(newer), (f) => f);
  const toDifference = (effect: Effect, message: string): Difference => ({
    kind: 'changed',
    path: '',
    effect,
    message,
  });
  const [before, after] = [older, newer].map((m) =>
    m['x-js-forms'].includes('sync'),
  );
  const isStillCalled = forms.kept.some((f) => f.older === 'call');
  return [
    ...forms.added.map((f) => toDifference('added', FORM_CHANGES[f][0])),
    ...forms.removed.map((f) => toDifference('removed', FORM_CHANGES[f][1])),
    ...(isStillCalled && before !== after
      ? [
          toDifference(
            'type-changed',
            after
              ? 'now returns its value without a promise'
              : 'now returns a promise of its value',
          ),
        ]
      : []),
  ];
}

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

/** The value of a promise or an event. */
function diffResult(
  documents: DocumentPair,
  older: Method,
  newer: Method,
  reach: Reach,
): MemberDifference[] {
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
    ...diffSchemas(documents, schemas).map((d) => ({ ...d, reach })),
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
): MemberDifference[] {
  const isUsed = isPublic(older);
  const inUse = (differences: readonly Difference[]): MemberDifference[] =>
    differences.map((d) => ({ ...d, reach: CALLED }));
  return [
    ...diffWireName(older, newer),
    ...inUse(diffDeprecation(older, newer)),
    ...inUse(diffForms(older, newer)),
    ...diffParameters(documents, older, newer).map((d) =>
      isUsed ? d : { ...d, reach: WIRE_ONLY },
    ),
    ...diffResult(documents, older, newer, isUsed ? RESULT : WIRE_ONLY),
  ];
}

const getSubject = (method: Method): 'event' | 'method' =>
  isEvent(method) ? 'event' : 'method';

const toFinding = (
  method: Method,
  difference: MemberDifference,
): DiffFinding => ({
  subject: getSubject(method),
  symbol: getMemberSymbol(method),
  module: method['x-module'],
  ...difference,
});

function describeMember(
  method: Method,
  kind: 'added' | 'removed',
): DiffFinding {
  const isHidden = !isPublic(method);
  return toFinding(method, {
    kind,
    path: '',
    effect: kind,
    message: `${getSubject(method)} ${kind}${isHidden ? ' (wire only)' : ''}`,
    reach: isHidden ? WIRE_ONLY : CALLED,
  });
}

/** Compares methods and events. */
export function diffMembers(documents: DocumentPair): DiffFinding[] {
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
