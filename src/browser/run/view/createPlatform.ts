import type { PlatformEvent } from '../platform/platform';
import { createAnswerGroup } from './createAnswerGroup';
import { createEventGroup } from './createEventGroup';
import { createStateGroup } from './createStateGroup';
import type { PlatformOptions } from './PlatformOptions';
import { create } from '../../dom/create';

export interface Platform {
  readonly element: HTMLElement;
  /** Chooses an event, for its payload to be edited. */
  readonly choose: (event: PlatformEvent) => void;
  /** Puts what the app uses in front, and chooses it while a reader has not. */
  readonly setUsed: (
    methods: ReadonlySet<string>,
    events: ReadonlySet<string>,
  ) => void;
  /** Says what became of an event that was sent. */
  readonly report: (text: string) => void;
  /** Told of the state that the app is in. */
  readonly setState: (state: string) => void;
  /** Whether there is an app that an event can reach. */
  readonly setRunning: (isRunning: boolean) => void;
  /** Another app has started; what a reader has set stays. */
  readonly restart: () => void;
  readonly reset: () => void;
}

/** The other side of the wire: a reader plays the device. */
export function createPlatform(options: PlatformOptions): Platform {
  const events = createEventGroup(options);
  const answers = createAnswerGroup(options);
  const states = createStateGroup(options);
  return {
    element: create(
      'div',
      { className: 'run-panel run-platform' },
      events.element,
      answers.element,
      states.element,
    ),
    choose: events.choose,
    setUsed: (methods, listened) => {
      answers.prefer(methods);
      events.prefer(listened);
    },
    report: events.report,
    setState: states.set,
    setRunning: (isRunning) => {
      events.setRunning(isRunning);
      states.setRunning(isRunning);
    },
    restart: states.reset,
    reset: () => {
      answers.reset();
      events.reset();
      states.reset();
    },
  };
}
