import { createCodeField, type CodeField } from './createCodeField';
import { create } from '../../dom/create';
import { createButton } from './createButton';

export interface EditingOptions {
  readonly label: string;
  readonly code: string;
  /** Told when the editor opens and closes. */
  readonly onEdit: (isOpen: boolean) => void;
  /** The code has changed. */
  readonly onChange: () => void;
  readonly onRun: () => void;
  /** The reader leaves the editor by Escape. */
  readonly onLeave: () => void;
}

/** The code of a panel, and the editor that opens for it. */
export interface Editing {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly getCode: () => string;
  /** Closes the editor, and takes back what was written. */
  readonly undo: () => void;
}

export function createEditing(options: EditingOptions): Editing {
  let { code } = options;
  let field: CodeField | undefined;
  const element = create('div', { hidden: true });
  const show = (isOpen: boolean): void => {
    element.hidden = !isOpen;
    button.hidden = isOpen;
    options.onEdit(isOpen);
  };
  const button = createButton('Edit', () => {
    field = createCodeField({
      label: `Code: ${options.label}`,
      code,
      onChange: (text) => {
        code = text;
        options.onChange();
      },
      onRun: options.onRun,
      onLeave: options.onLeave,
    });
    element.append(field.element);
    show(true);
    field.focus();
  });
  return {
    element,
    button,
    getCode: () => code,
    undo: () => {
      code = options.code;
      options.onChange();
      field?.element.remove();
      field = undefined;
      show(false);
    },
  };
}
