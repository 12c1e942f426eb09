import {
  getDeprecation,
  getMemberSymbol,
  isEvent,
  isPublic,
} from '../document/getMembers';
import { getPayload } from '../document/getPullEvent';
import type { Method, JavaScriptForm } from '../document/types';
import type { DocumentPair } from './SymbolPlace';
import {
  change,
  type Difference,
  type DiffFinding,
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

/** The path of a method or an event itself. */
const WHOLE = { path: '' };

/** `call`, `get` and `sync` look the same in app code: none of them takes a function. */
type Form = Exclude<JavaScriptForm, 'get' | 'sync'>;

/** What app code can do with each form; `*` is "now" or "no longer". */
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
    yield change(WHOLE, 'added', FORM_TEXTS[form].replace('*', 'now'));
  }
  for (const form of forms.removed) {
    const message = FORM_TEXTS[form].replace('*', 'no longer');
    yield change(WHOLE, 'removed', message);
  }
  const [before, after] = [older, newer].map((m) =>
    m['x-js-forms'].includes('sync'),
  );
  const isStillCalled = forms.kept.some((f) => f.older === 'call');
  if (isStillCalled && before !== after) {
    const what = after
      ? 'now returns its value without a promise'
      : 'now returns a promise of its value';
    yield change(WHOLE, 'type-changed', what);
  }
}

function* diffDeprecation(older: Method, newer: Method): Generator<Difference> {
  const before = getDeprecation(older);
  const after = getDeprecation(newer);
  const alternative = after?.['x-alternative'];
  const use = alternative ? `use \`${alternative}\` instead` : '';
  if (!after) {
    if (before) yield change(WHOLE, 'added', 'no longer deprecated');
  } else if (!before) {
    const message = use ? `deprecated; ${use}` : 'deprecated';
    yield { kind: 'deprecated', path: '', effect: 'deprecated', message };
  } else if (use && alternative !== before['x-alternative']) {
    yield change(WHOLE, 'same', use);
  }
}

/** The value of a promise or an event. */
function* diffResult(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): Generator<Difference> {
  const root = isEvent(newer) ? 'the payload' : 'the result';
  const place = { path: 'result', fields: '', root };
  const [was, is] = [older.result.name, newer.result.name];
  if (was !== is) {
    yield change(place, 'same', `result renamed from \`${was}\` to \`${is}\``);
  }
  yield* diffSchemas(documents, {
    older: getPayload(documents.older, older),
    newer: getPayload(documents.newer, newer),
    place,
  });
}

function* diffWireName(older: Method, newer: Method): Generator<Difference> {
  if (older.name === newer.name) return;
  const message = `now called \`${newer.name}\` on the wire (wire only)`;
  yield change(WHOLE, 'removed', message);
}

function diffMember(
  documents: DocumentPair,
  older: Method,
  newer: Method,
): MemberDifference[] {
  const isUsed = isPublic(older);
  const reaches = (
    reach: Reach,
    differences: Iterable<Difference>,
  ): MemberDifference[] => [...differences].map((d) => ({ ...d, reach }));
  return [
    ...reaches(WIRE_ONLY, diffWireName(older, newer)),
    ...reaches(CALLED, diffDeprecation(older, newer)),
    ...reaches(CALLED, diffForms(older, newer)),
    ...diffParameters(documents, older, newer).map((d) =>
      isUsed ? d : { ...d, reach: WIRE_ONLY },
    ),
    ...reaches(
      isUsed ? RESULT : WIRE_ONLY,
      diffResult(documents, older, newer),
    ),
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
