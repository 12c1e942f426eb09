import type { AppRun, Call } from './runApp';

const isActive = (state: string): boolean =>
  state === 'foreground' || state === 'background';

/** Whether an app says, at the right time, that it has finished. */
export const isEnd = ({ name, state }: Call): boolean =>
  name === 'Lifecycle.finished' && state === 'unloading';

const listNames = ({ calls }: AppRun): readonly string[] =>
  calls.map(({ name }) => name);

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
function isTooLate(call: Call, i: number, calls: readonly Call[]): boolean {
  const subject = getSubscription(call);
  return (
    subject !== undefined &&
    calls
      .slice(0, i)
      .some((one) => !getSubscription(one) && getRead(one) === subject)
  );
}

/** The guides' rules, each with a function that finds violations. */
const RULES: Readonly<Record<string, (seen: AppRun) => boolean>> = {
  'calls Lifecycle.ready() once, whatever fails': (seen) =>
    listNames(seen).filter((name) => name === 'Lifecycle.ready').length !== 1,
  'registers its listeners before Lifecycle.ready()': (seen) => {
    const names = listNames(seen);
    const later = names.slice(names.indexOf('Lifecycle.ready') + 1);
    return later.some((name) => name.endsWith('.listen'));
  },
  'subscribes before it reads': ({ calls }) => calls.some(isTooLate),
  'plays in foreground and background only': ({ plays }) =>
    !plays.every(isActive),
  'asks the viewer in foreground and background only': ({ calls }) =>
    calls.some(
      ({ name, state }) =>
        /^(?:Keyboard|Profile\.approve)/.test(name) && !isActive(state),
    ),
  'stops its video when it is out of sight': ({ playsHidden }) => playsHidden,
  'reports no progress while nothing plays': (seen) => seen.idleReports > 0,
  'speaks in the foreground only': ({ speaks }) =>
    speaks.some((state) => state !== 'foreground'),
  'calls Lifecycle.finished() while it unloads': ({ calls }) =>
    !calls.some(isEnd),
};

export const getBreaches = (seen: AppRun): readonly string[] =>
  Object.keys(RULES).filter((rule) => RULES[rule]?.(seen));
