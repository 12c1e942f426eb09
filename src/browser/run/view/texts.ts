import type { End } from '../Runner';
import { MOST } from '../sandbox/Memory';
import type { Excess } from '../sandbox/Watch';

/** What a run that has ended leaves to say; a stopped one nothing. */
export const ENDS: Readonly<Record<End, string>> = {
  left: 'The app left or reloaded its page, so the run is over.',
  silent:
    'The app stopped responding, so the run was ended. It never pauses, or it has used up its memory.',
  forged:
    'The app sent what the sandbox never sends, or more than it may, so the run was ended. Nothing of that is shown.',
  unloaded:
    'The frame that runs the code did not load. Check the connection, then press Run again.',
  stopped: '',
};

export const FINISHED =
  'The app called Lifecycle.finished(), so the platform has closed it and the run is over.';

export const STUCK: Readonly<Record<Excess, string>> = {
  time: 'Stopped: the code ran for more than a second without a pause. Look for an endless loop.',
  memory: `Stopped: the code took more than ${MOST} MB of memory. Look for a list or a text that keeps growing.`,
};

export const LOAD_FAILED =
  'The data of this version did not load. Check the connection, then press Run again.';

export const UNHEARD = 'not delivered: the app is not listening.';

/**
 * What an app is at, after its last line.
 * @param waitsFor what can still come to it
 */
export function printState(
  end: 'done' | 'failed',
  waitsFor: readonly string[],
): string {
  const isDone = end === 'done';
  if (waitsFor.length === 0) return isDone ? 'Done.' : 'Ended by an error.';
  const after = isDone ? 'Running' : 'Running after an error';
  return `${after}: waits for ${waitsFor.join(' and ')}.`;
}
