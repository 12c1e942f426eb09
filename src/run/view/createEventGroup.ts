import { listEvents, type PlatformEvent } from '../platform/platform';
import { createChoice } from './createChoice';
import { createGroup, createHint, NOTHING_RUNS } from './createGroup';
import type { PlatformOptions } from './createPlatform';
import { createValueField } from './createValueField';
import { create, createButton } from './element';

export const getEventKey = ({ module, event }: PlatformEvent): string =>
  `${module}.${event}`.toLowerCase();

/** Events to send, each with a payload that a reader can change. */
export function createEventGroup({ data, send }: PlatformOptions) {
  const events = listEvents(data.document);
  const keys = events.map(getEventKey);
  const field = createValueField('Payload', data.document, () => {
    choice.hold(true);
  });
  const hint = createHint();
  const fill = (index: number): void => {
    const event = events[index];
    if (event) field.set(event.example, event.schema);
    hint.textContent = '';
  };
  const choice = createChoice(
    'Event',
    events.map(({ title }) => title),
    fill,
  );
  fill(0);
  const button = createButton('Send', () => {
    const event = events[choice.get()];
    const checked = event && field.read();
    if (checked && !send(event, checked.value)) hint.textContent = NOTHING_RUNS;
  });
  return {
    element: createGroup(
      'Send an event',
      choice.element,
      field.element,
      create('div', { className: 'run-row' }, button),
      hint,
    ),
    choose: (event: PlatformEvent): void => {
      choice.set(keys.indexOf(getEventKey(event)));
      choice.hold(true);
      field.focus();
    },
    prefer: (listened: ReadonlySet<string>): void => {
      const indexes = [...listened].map((key) => keys.indexOf(key));
      choice.prefer(indexes, 'The app listens to');
    },
    report: (text: string): void => {
      hint.textContent = text;
    },
    reset: (): void => {
      choice.hold(false);
      fill(choice.get());
    },
  };
}
