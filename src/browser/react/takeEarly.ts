import { isEarly, markEarly } from './replayed';

/** What is done again. */
const TYPES = ['click', 'keydown', 'input', 'change', 'submit'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheck = (field: Field): boolean =>
  /^(?:checkbox|radio)$/.test(field.type);

/** What the server has printed. */
function getPrinted(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  const printed = options.find((one) => one.defaultSelected) ?? options[0];
  return printed?.value ?? '';
}

/** React notes what a script sets, and takes it for what it knows already. */
function set(field: Field, name: 'value' | 'checked', value: unknown): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, name)?.set?.call(field, value);
}

/**
 * Gives a field a value as a reader would. React first renders what waits, when it
 * hears of the event, and so would give the field its own value back.
 */
function give(field: Field, type: string, put: () => void): void {
  field.addEventListener(type, put, { capture: true, once: true });
  const event = new Event(type, { bubbles: true });
  markEarly(event);
  if (type === 'click') field.click();
  else field.dispatchEvent(event);
}

/** Gives a field back what was printed; the answer repeats the reader's choice. */
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
    // Numbers and the like have none.
    if (selectionStart !== null && field.isConnected)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** What a browser does by itself: follow links, type, choose. */
const OWN = 'a[href],[data-control],label,select,input:not([type="button"])';

const KEYS_ASIDE = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Whether nothing but the component answers it. */
function isForComponent(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event.defaultPrevented) return false;
  if (event instanceof KeyboardEvent) return !KEYS_ASIDE.includes(event.key);
  return event.type === 'click' && !(event.target as Element).closest(OWN);
}

/** What was pressed, without what a text has made void: it is not sent yet. */
function listPressed(events: readonly Event[]): readonly Event[] {
  let pressed: readonly Event[] = [];
  for (const event of events) {
    if (event.type === 'input')
      pressed = pressed.filter(({ target }) => target !== event.target);
    else if (isForComponent(event)) pressed = [...pressed, event];
  }
  return pressed;
}

/** The same again; a browser does nothing of its own for it. */
function repeat(event: Event): void {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  const again = new Kind(event.type, event);
  markEarly(again);
  event.target?.dispatchEvent(again);
}

/**
 * The one way in which a component hears what it was given before it lived: keys,
 * presses, and what stands in its fields.
 *
 * Takes what a reader has done with the component in a placeholder, before React
 * takes that over.
 *
 * @param events what the placeholder has heard; more may come
 * @returns does it again, now that the component answers
 */
export function takeEarly(
  host: HTMLElement,
  events: readonly Event[],
): () => void {
  const fields = [
    ...host.querySelectorAll<Field>('input,textarea,select'),
  ].filter((field) => field.closest('[data-client]') === host);
  const answers = fields.flatMap((field) => takeField(field) ?? []);
  return () => {
    // The page around has heard all of it when it happened.
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
