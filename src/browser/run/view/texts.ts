import type { End } from '../Runner';
import { MOST } from '../sandbox/Memory';
import type { Excess } from '../sandbox/Watch';

/** The message for each way a run can end. */
export const ENDS: Readonly<Record<End, string>> = {
  left: 'The run ended because the app left or reloaded its page.',
  silent:
    'The run was ended because the app stopped responding. Look for an endless loop, or for memory that keeps growing.',
  forged:
    'The run was ended because the app sent invalid or too many messages. They are not shown.',
  trapped:
    'The run was ended because the app took the keyboard focus again and again.',
  unloaded:
    'The frame that runs the code did not load. Check your connection, then press Run again.',
  stopped: '',
};

export const FINISHED =
  'The run ended because the app called Lifecycle.finished() and the platform closed it.';

export const FINISHED_BY_MOCK =
  "The run ended because the SDK's built-in mock called Lifecycle.finished() for the app, as it does in this version. Call it in your app: later versions and devices don't do so for it.";

export const STUCK: Readonly<Record<Excess, string>> = {
  time: 'Stopped: the code ran for more than a second without a pause. Look for an endless loop.',
  memory: `Stopped: the code took more than ${MOST} MB of memory. Look for an array or a string that keeps growing.`,
};

/** The status after the last line, if nothing can call the app, or if something can. */
export const AFTER = {
  done: ['Done.', 'Running'],
  failed: ['Ended by an error.', 'Running after an error'],
} as const;
