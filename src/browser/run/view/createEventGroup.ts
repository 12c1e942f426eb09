import { listEvents, type PlatformEvent } from '../platform/platform';
import { createChoice } from './createChoice';
import { allow, createGroup, createHint } from './createGroup';
import type { PlatformOptions } from './PlatformOptions';
import { createValueField } from './createValueField';
import { create } from '../../dom/create';
import { createButton } from './createButton';

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
    if (!button.disabled) hint.textContent = '';
  };
  const choice = createChoice(
    'Event',
    events.map(({ title }) => title),
    fill,
  );
  const button = createButton('Send', () => {
    const event = events[choice.get()];
    const checked = event && field.read();
    if (checked) send(event, checked.value);
  });
  fill(0);
  allow(button, hint, false);
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
    setRunning: (isRunning: boolean): void => {
      allow(button, hint, isRunning);
    },
    reset: (): void => {
      choice.hold(false);
      fill(choice.get());
    },
  };
}
