import type { End } from '../Runner';
import { MOST } from '../sandbox/Memory';
import type { Excess } from '../sandbox/Watch';

/** What a run that has ended leaves to say; a stopped one nothing. */
export const ENDS: Readonly<Record<End, string>> = {
  left: 'The app left its page, or loaded it anew. The run is over.',
  silent:
    'The app did not answer for seconds and was stopped. It runs without a pause, or has used up its memory.',
  unloaded:
    'The frame that runs the code did not load. Check the connection, then press Run again.',
  stopped: '',
};

export const FINISHED =
  'The app called Lifecycle.finished(): the platform closes it here. The run is over.';

export const STUCK: Readonly<Record<Excess, string>> = {
  time: 'Stopped: the code ran for more than a second without a pause. Look for a loop without end.',
  memory: `Stopped: the code took more than ${MOST} MB of memory. Look for a list or a text that grows without end.`,
};

export const LOAD_FAILED =
  'The data of this version did not load. Check the connection, then press Run again.';

export const UNHEARD =
  'sent, and dropped: the app has not asked the platform for it.';

export const NO_TRANSPILER =
  'TypeScript runs once the compiler is loaded: press “Types”.';
