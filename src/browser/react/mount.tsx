import {
  createElement,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { hydrate, render, unmountComponentAtNode } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type { AnyComponent } from './wrapExports';
import { isEarly, markEarly } from './replayed';

const TYPES = ['click', 'keydown', 'input', 'change', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheck = (field: Field): boolean =>
  /^(?:checkbox|radio)$/.test(field.type);

/** The value that the server has rendered. */
function getPrinted(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  const printed = options.find((one) => one.defaultSelected) ?? options[0];
  return printed?.value ?? '';
}

/** Sets a property past React, which otherwise treats the value as already known. */
function set(field: Field, name: 'value' | 'checked', value: unknown): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}

/** React first renders pending updates, which would reset the field, so `put` runs after them. */
function give(field: Field, type: string, put: () => void): void {
  field.addEventListener(type, put, { capture: true, once: true });
  const event = new Event(type, { bubbles: true });
  markEarly(event);
  if (type === 'click') field.click();
  else field.dispatchEvent(event);
}

/** Resets a field to its rendered value; the returned function replays the reader's value. */
function takeField(field: Field): (() => void) | undefined {
  if (field instanceof HTMLInputElement && isCheck(field)) {
    const { checked, defaultChecked } = field;
    if (checked === defaultChecked) return undefined;
    set(field, 'checked', defaultChecked);
    return () => {
      give(field, 'click', () => {
        set(field, 'checked', checked);
      });
    };
  }
  const { value } = field;
  const printed = getPrinted(field);
  if (field.type === 'file' || value === printed) return undefined;
  if (field instanceof HTMLSelectElement) {
    set(field, 'value', printed);
    return () => {
      give(field, 'change', () => {
        set(field, 'value', value);
      });
    };
  }
  const { selectionStart, selectionEnd } = field;
  set(field, 'value', printed);
  return () => {
    give(field, 'input', () => {
      set(field, 'value', value);
    });
    // Some fields, such as numbers, don't support a selection.
    if (selectionStart !== null && field.isConnected)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Elements whose click the browser handles: follow links, type, choose. */
const OWN = 'a[href],[data-control],label,select,input:not([type="button"])';

const KEYS_ASIDE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** True if only the component handles the event. */
function isForComponent(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.defaultPrevented) return false;
  if (event instanceof KeyboardEvent) return !KEYS_ASIDE.includes(event.key);
  return event.type === 'click' && !(event.target as Element).closest(OWN);
}

/** Clicks and keys to replay; those that a later input has superseded are dropped. */
function listPressed(events: readonly Event[]): readonly Event[] {
  let pressed: readonly Event[] = [];
  for (const event of events) {
    if (event.type === 'input')
      pressed = pressed.filter(({ target }) => target !== event.target);
    else if (isForComponent(event)) pressed = [...pressed, event];
  }
  return pressed;
}

/** Dispatches a copy of an event; the browser performs no default action for it. */
function repeat(event: Event): void {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  const again = new Kind(event.type, event);
  markEarly(again);
  event.target?.dispatchEvent(again);
}

/**
 * Captures a reader's interaction with a placeholder before React hydrates it: the only way
 * in which a component receives early clicks, keys and field values.
 *
 * @param events the placeholder's events; later ones are added to this list
 * @returns replays them after the hydration
 */
function replayEarly(host: HTMLElement, events: readonly Event[]): () => void {
  const fields = [
    ...host.querySelectorAll<Field>('input,textarea,select'),
  ].filter((field) => field.closest('[data-client]') === host);
  const answers = fields.flatMap((field) => takeField(field) ?? []);
  return () => {
    // Handlers outside the component have already received the original events.
    const stop = (event: Event): void => {
      event.stopPropagation();
      if (isEarly(event)) event.preventDefault();
    };
    for (const type of TYPES) host.addEventListener(type, stop);
    for (const answer of answers) answer();
    listPressed(events).forEach(repeat);
    for (const type of TYPES) host.removeEventListener(type, stop);
  };
}

/** Server-rendered nodes that are a prop; kept when the component removes and re-adds the slot. */
function Slot({
  name,
  nodes,
}: {
  readonly name: string;
  readonly nodes: { current: readonly Node[] };
}): ReactElement {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element?.hasChildNodes()) element?.append(...nodes.current);
    return () => {
      if (element) nodes.current = [...element.childNodes];
    };
  }, [nodes]);
  return createElement('client-slot', {
    name,
    ref: place,
    dangerouslySetInnerHTML: { __html: '' },
  });
}

function takeSlots(host: HTMLElement): Readonly<Record<string, ReactNode>> {
  const slots: Record<string, ReactNode> = {};
  for (const element of host.querySelectorAll<HTMLElement>(
    'client-slot, template[data-slot]',
  )) {
    if (element.parentElement?.closest('[data-client]') !== host) continue;
    const isHidden = element instanceof HTMLTemplateElement;
    const name = element.dataset['slot'] ?? element.getAttribute('name') ?? '';
    const { childNodes } = isHidden ? element.content : element;
    const nodes = { current: [...childNodes] };
    slots[name] = <Slot key={name} name={name} nodes={nodes} />;
    if (isHidden) element.remove();
  }
  return slots;
}

/**
 * Hydrates a component in the site's error boundary.
 *
 * @param early events before the component was loaded
 * @returns unmounts it
 */
export function mount(
  Component: AnyComponent,
  host: HTMLElement,
  early: readonly Event[],
): () => void {
  const props = JSON.parse(host.dataset['props'] ?? '{}') as object;
  const repeat = replayEarly(host, early);
  const slots = takeSlots(host);
  const element = (
    <BrowserContextProvider>
      <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
        <Component {...props} {...slots} />
      </ErrorBoundary>
    </BrowserContextProvider>
  );
  let container = host;
  const live = (): void => {
    // Runs effects first, so that handlers exist when the early events are replayed.
    render(element, container);
    host.dataset['awake'] = 'live';
    repeat();
  };
  try {
    hydrate(element, host);
    live();
  } catch {
    // React 17 throws here if a component throws while it hydrates, before an error
    // boundary can catch it. React still has work queued for that container, so render into
    // a new one after it.
    container = document.createElement('div');
    host.textContent = '';
    host.append(container);
    setTimeout(() => {
      render(element, container);
      live();
    });
  }
  return () => {
    unmountComponentAtNode(container);
  };
}
