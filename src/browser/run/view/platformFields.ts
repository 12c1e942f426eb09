import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';
import { create } from '../../dom/create';
import { checkValue } from '../platform/checkValue';

/** A list to choose from. */
export interface Choice<Item> {
  readonly element: HTMLElement;
  readonly get: () => Item | undefined;
  readonly set: (item: Item) => void;
  /** Puts items in front, and chooses the first one unless the reader has chosen. */
  readonly prefer: (items: readonly Item[], title: string) => void;
  /** Whether the chosen item stays, because the reader works with it. */
  readonly hold: (isHeld: boolean) => void;
}

export function createChoice<Item extends { readonly title: string }>(
  label: string,
  items: readonly Item[],
  onChange: () => void,
): Choice<Item> {
  let isHeld = false;
  const options = new Map(
    items.map((item) => [item, create('option', {}, item.title)]),
  );
  const list = create(
    'select',
    {
      onchange: () => {
        isHeld = true;
        onChange();
      },
    },
    ...options.values(),
  );
  const get = (): Item | undefined =>
    items.find((item) => options.get(item)?.selected);
  const select = (item: Item | undefined): void => {
    const option = item && options.get(item);
    if (option) option.selected = true;
  };
  const set = (item: Item): void => {
    select(item);
    onChange();
  };
  const createOptions = (title: string, isIn: (item: Item) => boolean) =>
    create(
      'optgroup',
      { label: title },
      ...items.filter(isIn).flatMap((item) => options.get(item) ?? []),
    );
  return {
    element: create('label', {}, label, list),
    get,
    set,
    prefer: (wanted, title) => {
      const [first] = wanted;
      const chosen = get();
      const children = first
        ? [
            createOptions(title, (item) => wanted.includes(item)),
            createOptions('All others', (item) => !wanted.includes(item)),
          ]
        : options.values();
      list.replaceChildren(...children);
      select(chosen);
      if (first && first !== chosen && !isHeld) set(first);
    },
    hold: (next) => {
      isHeld = next;
    },
  };
}

/** A field for JSON that must match a schema. */
export interface ValueField {
  readonly element: HTMLElement;
  readonly set: (value: unknown, schema: Schema) => void;
  readonly focus: () => void;
  /** Returns the value; if it is invalid, nothing, and the field shows why. */
  read(): { readonly value: unknown } | undefined;
}

export function createValueField(
  label: string,
  document: OpenRpcDocument,
  onInput: () => void,
): ValueField {
  let expected: Schema = {};
  const errors = create('div', {
    className: 'run-faults',
    hidden: true,
    attributes: { role: 'alert' },
  });
  const field = create('textarea', {
    spellcheck: false,
    rows: 5,
    oninput: onInput,
    attributes: { autocapitalize: 'off', autocomplete: 'off' },
  });
  const complain = (lines: readonly string[]): void => {
    errors.hidden = lines.length === 0;
    errors.textContent = lines.join('\n');
    field.setAttribute('aria-invalid', String(lines.length > 0));
  };
  return {
    element: create('div', {}, create('label', {}, label, field), errors),
    set: (value, schema) => {
      expected = schema;
      field.value = JSON.stringify(value, null, 2);
      complain([]);
    },
    focus: () => {
      field.focus();
    },
    read: () => {
      const checked = checkValue(field.value, expected, document);
      complain('errors' in checked ? checked.errors : []);
      if ('value' in checked) return checked;
      field.focus();
      return undefined;
    },
  };
}

/** Fields that belong together, under their title. */
export const createGroup = (
  title: string,
  ...children: readonly Node[]
): HTMLElement =>
  create('fieldset', {}, create('legend', {}, title), ...children);

/** A line that says what a button has done. */
export const createHint = (): HTMLElement =>
  create('p', { className: 'run-hint', attributes: { role: 'status' } });

const NOTHING_RUNS = 'The app is not running. Press Run first.';

/** Enables a button only while an app runs, and says why it is disabled. */
export function allow(
  button: HTMLButtonElement,
  hint: HTMLElement,
  isRunning: boolean,
): void {
  button.disabled = !isRunning;
  if (!isRunning) hint.textContent = NOTHING_RUNS;
  else if (hint.textContent === NOTHING_RUNS) hint.textContent = '';
}
