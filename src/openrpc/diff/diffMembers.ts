import {
  getDeprecation,
  getMemberSymbol,
  getPayload,
  isEvent,
  isPublic,
} from '../document/getMembers';
import type { Method, JavaScriptForm } from '../document/types';
import {
  change,
  type Difference,
  type DiffFinding,
  type DocumentPair,
  type Reach,
} from './Change';
import { compareLists } from './compareLists';
import {
  diffParameters,
  WIRE_ONLY,
  type MemberDifference,
} from './diffParameters';
import { diffSchemas } from './diffSchemas';

const CALLED: Reach = { input: true, output: true };
const RESULT: Reach = { input: false, output: true };

/** In app code, `get` and `sync` look like `call`. */
type Form = Exclude<JavaScriptForm, 'get' | 'sync'>;

/** `*` stands for “now” or “no longer”. */
const FORM_TEXTS: Readonly<Record<Form, string>> = {
  call: 'apps can * call it',
  'call-array': '* accepts an array of records',
  subscribe: 'apps can * subscribe to it',
  push: 'apps can * use it to push data without a request',
  pull: "* accepts a function that answers the platform's requests",
  event: 'apps can * listen for it',
};

const getForms = (method: Method): readonly Form[] =>
  method['x-js-forms'].map((form) =>
    form === 'get' || form === 'sync' ? 'call' : form,
  );

function* diffForms(older: Method, newer: Method): Generator<Difference> {
  const forms = compareLists(getForms(older), getForms(newer));
  for (const form of forms.added) {
    yield change('safe', FORM_TEXTS[form].replace('*', 'now'));
  }
  for (const form of forms.removed) {
    yield change('removed', FORM_TEXTS[form].replace('*', 'no longer'));
  }
  const [before, after] = [older, newer].map((m) =>
    m['x-js-forms'].includes('sync'),
  );
  const isStillCalled = forms.kept.some((f) => f.older === 'call');
  if (isStillCalled && before !== after) {
    const what = after
      ? 'now returns its value without a promise'
      : 'now returns a promise for its value';
    yield change('type-changed', what);
  }
}

function* diffDeprecation(older: Method, newer: Method): Generator<Difference> {
  const before = getDeprecation(older);
  const after = getDeprecation(newer);
  const alternative = after?.['x-alternative'];
  const use = alternative ? `; use \`${alternative}\` instead` : '';
  if (before && !after) yield change('safe', 'no longer deprecated');
  if (!before && after) {
    yield { kind: 'deprecated', effect: 'safe', message: `deprecated${use}` };
  }
}

const diffResult = (
  documents: DocumentPair,
  older: Method,
  newer: Method,
): Difference[] =>
  diffSchemas(documents, {
    older: getPayload(documents.older, older),
    newer: getPayload(documents.newer, newer),
    place: { label: isEvent(newer) ? 'the payload' : 'the result', path: '' },
  });

function* diffUse(older: Method, newer: Method): Generator<Difference> {
  if (older.name !== newer.name) {
    yield change('safe', `now called \`${newer.name}\` (JSON-RPC only)`);
  }
  yield* diffDeprecation(older, newer);
  yield* diffForms(older, newer);
}

function diffMember(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberDifference[] {
  const values = [
    ...diffParameters(documents, older, newer),
    ...diffResult(documents, older, newer).map((d) => ({
      ...d,
      reach: RESULT,
    })),
  ];
  return [
    ...[...diffUse(older, newer)].map((d) => ({ ...d, reach: CALLED })),
    ...values.map((d) => (isPublic(older) ? d : { ...d, reach: WIRE_ONLY })),
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
    effect: kind === 'added' ? 'safe' : 'removed',
    message: `${getSubject(method)} ${kind}${isHidden ? ' (JSON-RPC only)' : ''}`,
    reach: isHidden ? WIRE_ONLY : CALLED,
  });
}

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
