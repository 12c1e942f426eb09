import { listEvents } from '../platform/platform';
import { createChoice } from './createChoice';
import { createGroup, createHint, NOTHING_RUNS } from './createGroup';
import type { PlatformOptions } from './createPlatform';
import { create, createButton } from './element';

/** The state that every app begins in. */
const FIRST = 'initializing';

/** The lifecycle of the app, which a reader can move on. */
export function createStateGroup({ data, send }: PlatformOptions) {
  const states = listEvents(data.document).filter(
    ({ module }) => module === 'lifecycle',
  );
  let current = FIRST;
  const hint = createHint();
  const choice = createChoice(
    'State',
    states.map(({ event }) => event),
    () => undefined,
  );
  const change = createButton('Change state', () => {
    const event = states[choice.get()];
    if (!event) return;
    const value = { state: event.event, previous: current };
    if (!send(event, value)) hint.textContent = NOTHING_RUNS;
  });
  const set = (state: string): void => {
    current = state;
    hint.textContent = `State of the app: ${state}`;
  };
  set(FIRST);
  return {
    element: createGroup(
      'Lifecycle',
      choice.element,
      create('div', { className: 'run-row' }, change),
      hint,
    ),
    set,
    reset: (): void => {
      set(FIRST);
    },
  };
}
