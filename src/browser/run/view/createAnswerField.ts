import type { OpenRpcDocument } from '../../../openrpc';
import type { Answer } from '../../../sdk/Host';
import type { PlatformMethod } from '../platform/platform';
import { createValueField } from './createValueField';
import { create } from '../../dom/create';

/** A failing answer to begin with. */
const FAILURE = { code: -50100, message: 'Not supported' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

/** Fields for the answer of a method: a result, or an error. */
export interface AnswerField {
  readonly elements: readonly HTMLElement[];
  /** Shows the answer of a method: what the reader has set, or the docs' example. */
  readonly show: (method: PlatformMethod) => void;
  /** The answer, or nothing: then a field says what is wrong. */
  readonly read: () => Answer | undefined;
}

/** @param getGiven what the reader has set for a method, by its name */
export function createAnswerField(
  document: OpenRpcDocument,
  getGiven: (method: string) => Answer | undefined,
  onInput: () => void,
): AnswerField {
  let shown: PlatformMethod | undefined;
  const field = createValueField('Answer', document, onInput);
  const fill = ({ method, example, schema }: PlatformMethod): void => {
    const given = getGiven(method) ?? {};
    if (fails.checked) {
      field.set('error' in given ? given.error : FAILURE, ERROR_SCHEMA);
    } else {
      field.set('result' in given ? given.result : example, schema);
    }
  };
  const fails = create('input', {
    type: 'checkbox',
    onchange: () => {
      if (shown) fill(shown);
    },
  });
  return {
    elements: [create('label', {}, fails, ' Return an error'), field.element],
    show: (method) => {
      shown = method;
      fails.checked = 'error' in (getGiven(method.method) ?? {});
      fill(method);
    },
    read: () => {
      const checked = field.read();
      if (!checked) return undefined;
      const { value } = checked;
      return fails.checked ? { error: value } : { result: value };
    },
  };
}
