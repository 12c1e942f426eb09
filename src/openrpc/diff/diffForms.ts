import type { JavaScriptForm, Method } from '../document/types';
import type { Difference, Effect } from './Difference';
import { compareLists } from './compareLists';

type FormChange = readonly [gained: string, lost: string];

/** What app code can do with a form, and can no longer do without it. */
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

/** Forms that look alike in app code: a call without a function. */
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
export function diffForms(older: Method, newer: Method): Difference[] {
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
