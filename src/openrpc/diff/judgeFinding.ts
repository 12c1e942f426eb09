import type { Change } from './Change';
import type { Effect, DiffFinding } from './Difference';

/** Why a difference breaks apps that pass or receive the thing; absent: it does not. */
interface Rule {
  readonly input?: string;
  readonly output?: string;
  /** Why it breaks nothing else. */
  readonly otherwise: string;
}

const always = (reason: string): Rule => ({
  input: reason,
  output: reason,
  otherwise: reason,
});

/** The policy: which differences break apps. */
const RULES: Readonly<Record<Effect, Rule>> = {
  added: { otherwise: 'code that does not know it goes on working' },
  removed: always('code that uses it stops working'),
  renamed: always(
    'TypeScript only: code that uses the old name no longer compiles',
  ),
  deprecated: { otherwise: 'it still works' },
  required: {
    input: 'code that leaves it out stops working',
    otherwise: 'apps receive it and never have to pass it',
  },
  optional: {
    output: 'code that relies on it can find it missing',
    otherwise: 'code that passes it goes on working',
  },
  'value-added': {
    otherwise:
      'code goes on working; where apps receive it, it may need handling',
  },
  'value-removed': {
    input: 'code that passes it stops working',
    output: 'code that waits for it never gets it and no longer compiles',
    otherwise: 'no app meets it',
  },
  'type-widened': {
    output: 'code can receive values it does not expect',
    otherwise: 'all values passed so far stay valid',
  },
  'type-narrowed': {
    input: 'values passed so far can be refused',
    otherwise: 'apps receive only what they know',
  },
  'type-changed': always('code written for the former type stops working'),
  loosened: { otherwise: 'all values passed so far stay valid' },
  tightened: {
    input: 'values passed so far can be refused',
    otherwise: 'apps receive only what they know',
  },
  'default-changed': {
    input: 'code that leaves it out means something else now',
    otherwise: 'apps receive it and never have to pass it',
  },
  'constants-removed': always(
    'TypeScript only: the typings no longer declare its constants',
  ),
  'integer-type': always(
    'TypeScript only: code annotated with the former type no longer compiles; values stay the same',
  ),
  same: { otherwise: 'written differently, same meaning' },
};

function judge({ effect, reach, subject }: DiffFinding): {
  breaking: boolean;
  reason: string;
} {
  const rule = RULES[effect];
  const broken =
    (reach.input ? rule.input : undefined) ??
    (reach.output ? rule.output : undefined);
  if (broken !== undefined) return { breaking: true, reason: broken };
  const isMet = reach.input || reach.output || effect === 'same';
  if (isMet) return { breaking: false, reason: rule.otherwise };
  return {
    breaking: false,
    reason:
      subject === 'schema' || subject === 'value'
        ? 'no method or event that app code can use has it'
        : 'JavaScript code never passes or receives it',
  };
}

/** Decides whom a difference concerns, and whether it breaks apps and why. */
export function judgeFinding(finding: DiffFinding): Change {
  const { effect, reach, ...facts } = finding;
  const isMet = reach.input || reach.output;
  return {
    ...facts,
    ...judge(finding),
    concerns: effect === 'same' ? 'writing' : isMet ? 'app' : 'wire',
  };
}
