import type { Change, Effect, DiffFinding } from './Change';

/** Why a difference breaks apps that pass or receive the value; absent if it doesn't. */
interface Rule {
  readonly input?: string;
  readonly output?: string;
  /** Why it breaks code that only names the type, without passing it. */
  readonly named?: string;
  /** Why all other code keeps working. */
  readonly otherwise: string;
}

const always = (reason: string): Rule => ({
  input: reason,
  output: reason,
  otherwise: reason,
});

const OLD_NAME =
  'in TypeScript only, code that uses the old name no longer compiles';

const RULES: Readonly<Record<Effect, Rule>> = {
  added: { otherwise: 'existing code keeps working' },
  removed: always('code that uses it stops working'),
  renamed: {
    ...always(OLD_NAME),
    named: OLD_NAME,
  },
  deprecated: { otherwise: 'it still works' },
  required: {
    input: 'code that leaves it out stops working',
    otherwise: 'apps receive it and never have to pass it',
  },
  optional: {
    output: 'code that relies on it may find it missing',
    otherwise: 'code that passes it keeps working',
  },
  'value-added': {
    otherwise: 'code keeps working; apps that receive it may have to handle it',
  },
  'value-removed': {
    input: 'code that passes it stops working',
    output: 'code that waits for it never receives it and no longer compiles',
    otherwise: 'apps never receive it',
  },
  'type-widened': {
    output: 'code can receive values it does not expect',
    otherwise: 'values that apps pass today stay valid',
  },
  'type-narrowed': {
    input: 'values that apps pass today can be rejected',
    otherwise: 'apps receive only values that they already handle',
  },
  'type-changed': {
    ...always('code written for the earlier type stops working'),
    named: 'in TypeScript only, code that uses the name stops compiling',
  },
  loosened: { otherwise: 'values that apps pass today stay valid' },
  tightened: {
    input: 'values that apps pass today can be rejected',
    otherwise: 'apps receive only values that they already handle',
  },
  'default-changed': {
    input: 'code that leaves it out now behaves differently',
    otherwise: 'apps receive it and never have to pass it',
  },
  moved: { otherwise: 'documented elsewhere, with the same values' },
  'integer-type': always(
    'in TypeScript only, code annotated with the earlier type no longer compiles; the values stay the same',
  ),
  same: { otherwise: 'written differently, same meaning' },
};

function judge({ effect, reach, subject, isNewlyMet }: DiffFinding): {
  breaking: boolean;
  reason: string;
} {
  const rule = RULES[effect];
  const broken =
    (reach.input ? rule.input : undefined) ??
    (reach.output ? rule.output : undefined) ??
    (isNewlyMet ? rule.named : undefined);
  if (broken !== undefined) return { breaking: true, reason: broken };
  const isMet = reach.input || reach.output || effect === 'same';
  if (isMet) return { breaking: false, reason: rule.otherwise };
  return {
    breaking: false,
    reason: isNewlyMet
      ? 'only methods and events of the newer version contain it'
      : subject === 'schema' || subject === 'value'
        ? 'no method or event that apps can use contains it'
        : 'JavaScript code never passes or receives it',
  };
}

/** Judges a difference: whom it affects, whether it breaks apps, and why. */
export function judgeFinding(finding: DiffFinding): Change {
  const { effect, reach, isNewlyMet, ...facts } = finding;
  const isMet = reach.input || reach.output || isNewlyMet;
  return {
    ...facts,
    ...judge(finding),
    concerns: effect === 'same' ? 'writing' : isMet ? 'app' : 'wire',
  };
}
