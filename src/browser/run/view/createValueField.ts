import type { OpenRpcDocument } from '../../../openrpc';
import type { Schema } from '../../../openrpc/document/types';
import { checkValue } from '../platform/checkValue';
import { create } from '../../dom/create';

/** A field for a value in JSON that has to fit a schema. */
export interface ValueField {
  readonly element: HTMLElement;
  readonly set: (value: unknown, schema: Schema) => void;
  readonly focus: () => void;
  /** The value, or nothing: then the field says what is wrong. */
  read(): { readonly value: unknown } | undefined;
}

export function createValueField(
  label: string,
  document: OpenRpcDocument,
  onInput: () => void,
): ValueField {
  let fits: Schema = {};
  const faults = create('div', {
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
    faults.hidden = lines.length === 0;
    faults.textContent = lines.join('\n');
    field.setAttribute('aria-invalid', String(lines.length > 0));
  };
  return {
    element: create('div', {}, create('label', {}, label, field), faults),
    set: (value, schema) => {
      fits = schema;
      field.value = JSON.stringify(value, null, 2);
      complain([]);
    },
    focus: () => {
      field.focus();
    },
    read: () => {
      const checked = checkValue(field.value, fits, document);
      complain('faults' in checked ? checked.faults : []);
      if ('value' in checked) return checked;
      field.focus();
      return undefined;
    },
  };
}
