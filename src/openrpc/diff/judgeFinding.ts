import type { Change, DiffFinding, Effect } from './Change';

/** The reasons why a difference breaks apps; without a reason, apps keep working. */
interface Rule {
  /** For code that passes the value. */
  readonly input?: string;
  /** For code that receives the value. */
  readonly output?: string;
  /** For code that only refers to the type. */
  readonly named?: string;
}

const always = (reason: string): Rule => ({ input: reason, output: reason });

const OLD_NAME =
  'in TypeScript only, code that uses the old name no longer compiles';

const RULES: Readonly<Record<Effect, Rule>> = {
  safe: {},
  removed: always('code that uses it stops working'),
  renamed: { ...always(OLD_NAME), named: OLD_NAME },
  required: { input: 'code that leaves it out stops working' },
  optional: { output: 'code that relies on it may find it missing' },
  'value-removed': {
    input: 'code that passes it stops working',
    output: 'code that waits for it never receives it and no longer compiles',
  },
  widened: { output: "code can receive values it doesn't expect" },
  narrowed: { input: 'values that apps pass today can be rejected' },
  'type-changed': always('code written for the earlier type stops working'),
  'default-changed': {
    input: 'code that leaves it out now behaves differently',
  },
  'integer-type': always(
    'in TypeScript only, code annotated with the earlier type no longer compiles; the values stay the same',
  ),
};

export function judgeFinding(finding: DiffFinding): Change {
  const { effect, reach, isNewlyMet, ...facts } = finding;
  const { input, output, named } = RULES[effect];
  const reason =
    (reach.input ? input : undefined) ??
    (reach.output ? output : undefined) ??
    (isNewlyMet ? named : undefined);
  return { ...facts, breaking: reason !== undefined, reason };
}
