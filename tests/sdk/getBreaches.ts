import type { Call, Observation } from './runApp';

/** The guides' rules, each with a function that finds violations. */
const RULES: readonly {
  readonly rule: string;
  readonly isBroken: (seen: Observation) => boolean;
}[] = [
  {
    rule: 'calls Lifecycle.ready() once, whatever fails',
    isBroken: ({ calls }) => count(calls, 'Lifecycle.ready') !== 1,
  },
  {
    rule: 'registers its listeners before Lifecycle.ready()',
    isBroken: ({ calls }) => {
      const ready = indexOf(calls, 'Lifecycle.ready');
      return calls
        .slice(ready + 1)
        .some(({ name }) => name.endsWith('.listen'));
    },
  },
  {
    rule: 'subscribes before it reads',
    isBroken: ({ calls }) => calls.some((call, i) => isTooLate(calls, call, i)),
  },
  {
    rule: 'plays in foreground and background only',
    isBroken: ({ plays }) => !plays.every(isActive),
  },
  {
    rule: 'asks the viewer in foreground and background only',
    isBroken: ({ calls }) =>
      calls.some(
        ({ name, state }) =>
          /^(?:Keyboard|Profile\.approve)/.test(name) && !isActive(state),
      ),
  },
  {
    rule: 'stops its video when it is out of sight',
    isBroken: ({ playsHidden }) => playsHidden,
  },
  {
    rule: 'reports no progress while nothing plays',
    isBroken: ({ idleReports }) => idleReports > 0,
  },
  {
    rule: 'speaks in the foreground only',
    isBroken: ({ speaks }) => speaks.some((state) => state !== 'foreground'),
  },
  {
    rule: 'calls Lifecycle.finished() while it unloads',
    isBroken: ({ calls }) =>
      !calls.some(
        ({ name, state }) =>
          name === 'Lifecycle.finished' && state === 'unloading',
      ),
  },
];

const isActive = (state: string): boolean =>
  state === 'foreground' || state === 'background';

const count = (calls: readonly Call[], wanted: string): number =>
  calls.filter(({ name }) => name === wanted).length;

const indexOf = (calls: readonly Call[], wanted: string): number =>
  calls.findIndex(({ name }) => name === wanted);

/** The property or event that a call subscribes to. */
function getSubscription({ name, args }: Call): string | undefined {
  const [first] = args;
  if (typeof first === 'function') return name;
  const [module = ''] = name.split('.');
  return name.endsWith('.listen') && typeof first === 'string'
    ? `${module}.${first.replace(/(?:Settings)?Changed$/, '')}`
    : undefined;
}

/** The name of the property that a call reads. */
const getRead = ({ name }: Call): string =>
  name === 'Parameters.initialization' ? 'Discovery.navigateTo' : name;

/** Whether an app subscribes only after it has read the value. */
function isTooLate(calls: readonly Call[], call: Call, i: number): boolean {
  const subject = getSubscription(call);
  return (
    subject !== undefined &&
    calls
      .slice(0, i)
      .some((one) => !getSubscription(one) && getRead(one) === subject)
  );
}

export const getBreaches = (seen: Observation): readonly string[] =>
  RULES.filter(({ isBroken }) => isBroken(seen)).map(({ rule }) => rule);
