import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';
import { create, createButton } from '../../dom/create';
import { checkValue } from '../platform/checkValue';

export function createGroup<Item extends { readonly title: string }>(
  title: string,
  label: string,
  items: readonly Item[],
  onchange?: () => void,
) {
  /** True after the reader has chosen an item, which `prefer` must not change. */
  let isHeld = false;
  const options = items.map((item, i) =>
    create('option', { value: String(i) }, item.title),
  );
  const list = create('select', { onchange: onchange ?? null }, ...options);
  const get = (): Item | undefined => items[Number(list.value)];
  const set = (item: Item): void => {
    list.value = String(items.indexOf(item));
    onchange?.();
  };
  const oninput = (): void => {
    isHeld = true;
  };
  const legend = create('legend', {}, title);
  return {
    element: create(
      'fieldset',
      { oninput },
      legend,
      create('label', {}, label, list),
    ),
    get,
    /** Selects an item as if the reader had chosen it. */
    choose: (item: Item): void => {
      isHeld = true;
      set(item);
    },
    /** Lists these items first. Selects the first, unless the reader has chosen one. */
    prefer: (wanted: ReadonlySet<Item>, name: string): void => {
      const [first] = wanted;
      const { value } = list;
      const groups = [true, false].map((isIn) =>
        create(
          'optgroup',
          { label: isIn ? name : 'All others' },
          ...options.filter((_, i) => wanted.has(items[i] as Item) === isIn),
        ),
      );
      list.replaceChildren(...(first ? groups : options));
      list.value = value;
      if (first && first !== get() && !isHeld) set(first);
    },
    /** Allows `prefer` to select an item again. */
    release: (): void => {
      isHeld = false;
      onchange?.();
    },
  };
}

/** Creates a field for JSON that must match a schema. */
export function createValueField(label: string, document: OpenRpcDocument) {
  let expected: Schema = {};
  const errors = create('div', {
    className: 'run-errors',
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
    focus: (): void => field.focus(),
    /** If the value is invalid, shows the errors and returns `undefined`. */
    read: (): { readonly value: unknown } | undefined => {
      const checked = checkValue(field.value, expected, document);
      complain('errors' in checked ? checked.errors : []);
      if ('value' in checked) return checked;
      field.focus();
      return undefined;
    },
  };
}

export const createRow = (...buttons: readonly Node[]): HTMLElement =>
  create('div', { className: 'run-row' }, ...buttons);

export const createHint = (): HTMLElement =>
  create('p', { className: 'run-hint', role: 'status' });

/** Creates a button that is enabled while an app runs, with a line for its result. */
export function createSender(label: string, onclick: () => void) {
  const button = createButton(label, onclick);
  const hint = createHint();
  const setRunning = (isRunning: boolean): void => {
    button.disabled = !isRunning;
    hint.textContent = isRunning
      ? ''
      : "The app isn't running. Press Run first.";
  };
  setRunning(false);
  return {
    row: createRow(button),
    hint,
    setRunning,
    /** Shows the result, unless the app has ended. */
    report: (text: string): void => {
      if (!button.disabled) hint.textContent = text;
    },
  };
}
