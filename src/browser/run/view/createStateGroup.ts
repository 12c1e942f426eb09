import { listEvents } from '../platform/platform';
import { createChoice } from './createChoice';
import { allow, createGroup, createHint } from './createGroup';
import type { PlatformOptions } from './PlatformOptions';
import { create } from '../../dom/create';
import { createButton } from './createButton';

/** The state that every app begins in. */
const FIRST = 'initializing';

/** The lifecycle of the app, which a reader can move on. */
export function createStateGroup({ data, send }: PlatformOptions) {
  const states = listEvents(data.document).filter(
    ({ module }) => module === 'lifecycle',
  );
  let current = FIRST;
  const hint = createHint();
  const note = createHint();
  const choice = createChoice(
    'State',
    states.map(({ event }) => event),
    () => undefined,
  );
  const change = createButton('Change state', () => {
    const event = states[choice.get()];
    if (!event) return;
    const value = { state: event.event, previous: current };
    send(event, value);
  });
  const set = (state: string): void => {
    current = state;
    hint.textContent = `State of the app: ${state}`;
  };
  set(FIRST);
  allow(change, note, false);
  return {
    element: createGroup(
      'Lifecycle',
      choice.element,
      create('div', { className: 'run-row' }, change),
      hint,
      note,
    ),
    set,
    setRunning: (isRunning: boolean): void => {
      allow(change, note, isRunning);
    },
    reset: (): void => {
      set(FIRST);
    },
  };
}
