import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';
import { create } from '../../dom/create';
import { checkValue } from '../platform/checkValue';
import { createButton } from './createButton';

/** A list to choose from. */
export function createChoice<Item extends { readonly title: string }>(
  label: string,
  items: readonly Item[],
  onchange: () => void,
) {
  let isHeld = false;
  const options = items.map(({ title }, i) =>
    create('option', { value: String(i) }, title),
  );
  const list = create('select', { onchange }, ...options);
  const get = (): Item | undefined => items[Number(list.value)];
  const set = (item: Item): void => {
    list.value = String(items.indexOf(item));
    onchange();
  };
  return {
    element: create('label', {}, label, list),
    get,
    set,
    /** Puts items in front, and chooses the first one unless the reader has chosen. */
    prefer: (wanted: ReadonlySet<Item>, title: string): void => {
      const [first] = wanted;
      const { value } = list;
      const groups = [true, false].map((isIn) =>
        create(
          'optgroup',
          { label: isIn ? title : 'All others' },
          ...options.filter((_, i) => wanted.has(items[i] as Item) === isIn),
        ),
      );
      list.replaceChildren(...(first ? groups : options));
      list.value = value;
      if (first && first !== get() && !isHeld) set(first);
    },
    /** Whether the chosen item stays, because the reader works with it. */
    hold: (next: boolean): void => {
      isHeld = next;
    },
  };
}

/** A field for JSON that must match a schema. */
export function createValueField(label: string, document: OpenRpcDocument) {
  let expected: Schema = {};
  const errors = create('div', {
    className: 'run-faults',
    hidden: true,
    role: 'alert',
  });
  const field = create('textarea', {
    spellcheck: false,
    rows: 5,
    autocapitalize: 'off',
    autocomplete: 'off',
  });
  const complain = (lines: readonly string[]): void => {
    errors.hidden = lines.length === 0;
    errors.textContent = lines.join('\n');
    field.ariaInvalid = String(lines.length > 0);
  };
  return {
    element: create('div', {}, create('label', {}, label, field), errors),
    set: (value: unknown, schema: Schema): void => {
      expected = schema;
      field.value = JSON.stringify(value, null, 2);
      complain([]);
    },
    focus: (): void => {
      field.focus();
    },
    /** Returns the value; if it is invalid, nothing, and the field shows why. */
    read: (): { readonly value: unknown } | undefined => {
      const checked = checkValue(field.value, expected, document);
      complain('errors' in checked ? checked.errors : []);
      if ('value' in checked) return checked;
      field.focus();
      return undefined;
    },
  };
}

/** Fields under their title; once the reader uses one, the choice stays. */
export const createGroup = (
  title: string,
  choice: Pick<ReturnType<typeof createChoice>, 'element' | 'hold'>,
  ...fields: readonly Node[]
): HTMLElement =>
  create(
    'fieldset',
    {
      oninput: () => {
        choice.hold(true);
      },
    },
    create('legend', {}, title),
    choice.element,
    ...fields,
  );

export const createRow = (...buttons: readonly Node[]): HTMLElement =>
  create('div', { className: 'run-row' }, ...buttons);

/** A line that says what a button has done. */
export const createHint = (): HTMLElement =>
  create('p', { className: 'run-hint', role: 'status' });

/** A button that works only while an app runs, and says so. */
export function createSender(label: string, onclick: () => void) {
  const button = createButton(label, onclick);
  const hint = createHint();
  const setRunning = (isRunning: boolean): void => {
    button.disabled = !isRunning;
    hint.textContent = isRunning
      ? ''
      : 'The app is not running. Press Run first.';
  };
  setRunning(false);
  return {
    row: createRow(button),
    hint,
    setRunning,
    /** Says what has become of what was sent. */
    report: (text: string): void => {
      if (!button.disabled) hint.textContent = text;
    },
  };
}
