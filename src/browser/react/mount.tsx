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
import { replayed } from './replayed';

const TYPES = ['click', 'keydown', 'input', 'change', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns a field's event, its property, the reader's value, and the server's value. */
function readField(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.find((one) => one.defaultSelected) ?? options[0];
    const printed = first?.value ?? '';
    return ['change', 'value', field.value, printed] as const;
  }
  if (
    field instanceof HTMLInputElement &&
    /^(?:checkbox|radio)$/.test(field.type)
  )
    return ['click', 'checked', field.checked, field.defaultChecked] as const;
  return ['input', 'value', field.value, field.defaultValue] as const;
}

/** Bypasses React's setter, so that React notices the change later. */
function set(field: Field, name: 'value' | 'checked', value: unknown): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}

/** Dispatches an event. React's pending updates reset the field before `put` runs. */
function give(field: Field, type: string, put: () => void): void {
  field.addEventListener(type, put, { capture: true, once: true });
  const event = new Event(type, { bubbles: true });
  replayed.add(event);
  if (type === 'click') field.click();
  else field.dispatchEvent(event);
}

/** Resets a field to the server's value; the returned function replays the reader's. */
function takeField(field: Field): (() => void) | undefined {
  const [type, name, value, printed] = readField(field);
  if (field.type === 'file' || value === printed) return undefined;
  const { selectionStart = null, selectionEnd = null } =
    field as Partial<HTMLInputElement>;
  set(field, name, printed);
  return () => {
    give(field, type, () => set(field, name, value));
    // Checkboxes, lists, and number fields don't have a text selection.
    if (selectionStart !== null && field.isConnected)
      (field as HTMLInputElement).setSelectionRange(
        selectionStart,
        selectionEnd,
      );
  };
}

/** Selects elements whose clicks the browser or a control handles. */
const OWN = 'a[href],[data-control],label,select,input:not([type="button"])';

const KEYS_ASIDE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Returns true if only the component can handle the event. */
function isForComponent(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.defaultPrevented) return false;
  if (event instanceof KeyboardEvent) return !KEYS_ASIDE.includes(event.key);
  return event.type === 'click' && !(event.target as Element).closest(OWN);
}

/** Lists the events to replay. Omits keys whose result an `input` event contains. */
const listPressed = (events: readonly Event[]): readonly Event[] =>
  events.filter(
    (event, i) =>
      isForComponent(event) &&
      !events
        .slice(i)
        .some(
          ({ type, target }) => type === 'input' && target === event.target,
        ),
  );

/** Dispatches a copy of an event; the copy has no default action. */
function repeat(event: Event): void {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  const again = new Kind(event.type, event);
  replayed.add(again);
  event.target?.dispatchEvent(again);
}

/**
 * Captures early interactions, which React ignores. The returned function replays them.
 * @param events the placeholder's events; later ones are added to this list
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
      if (replayed.has(event)) event.preventDefault();
    };
    for (const type of TYPES) host.addEventListener(type, stop);
    for (const answer of answers) answer();
    listPressed(events).forEach(repeat);
    for (const type of TYPES) host.removeEventListener(type, stop);
  };
}

/** Stores the server-rendered nodes while the component doesn't render the slot. */
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
 * Hydrates a component in an error boundary. The returned function unmounts the component.
 * With `isNew`, the function instead mounts the component again, without its state.
 */
export function mount(
  Component: AnyComponent,
  host: HTMLElement,
  early: readonly Event[],
): (isNew?: boolean) => void {
  const props = JSON.parse(host.dataset['props'] ?? '{}') as object;
  const replay = replayEarly(host, early);
  const slots = takeSlots(host);
  let visits = 0;
  const draw = (): ReactElement => (
    <BrowserContextProvider key={visits}>
      <ErrorBoundary fallback={(crash) => <ErrorPageContent {...crash} />}>
        <Component {...props} {...slots} />
      </ErrorBoundary>
    </BrowserContextProvider>
  );
  let container = host;
  const live = (): void => {
    // Rendering again runs the effects, which may add handlers for the early events.
    render(draw(), container);
    host.dataset['awake'] = 'live';
    replay();
  };
  try {
    hydrate(draw(), host);
    live();
  } catch {
    // If a component throws while it hydrates, React 17 throws here instead of showing
    // the error boundary. The old container still has pending work, so a new one replaces
    // it.
    container = document.createElement('div');
    host.textContent = '';
    host.append(container);
    setTimeout(() => {
      render(draw(), container);
      live();
    });
  }
  return (isNew) => {
    visits += 1;
    if (isNew) render(draw(), container);
    else unmountComponentAtNode(container);
  };
}
