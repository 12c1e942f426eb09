import { create } from '../../dom/create';
import { createButton } from './createButton';
import { createCodeField, type CodeField } from './createCodeField';
import { markSample, type MarkedCode } from './markSample';

export interface EditingOptions {
  readonly label: string;
  readonly code: string;
  /** The code block of the page. */
  readonly block: Element;
  readonly onChange: () => void;
  readonly onRun: () => void;
  /** Called when Escape is pressed in the editor. */
  readonly onLeave: () => void;
}

/** The code of a panel, and the editor that replaces it. */
export interface Editing {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  /** The editor if it is open, otherwise the code block. */
  readonly marked: MarkedCode;
  readonly getCode: () => string;
  /** Closes the editor and discards the changes. */
  readonly undo: () => void;
}

export function createEditing(options: EditingOptions): Editing {
  const { block, label, onRun, onLeave } = options;
  let { code } = options;
  let field: CodeField | undefined;
  const sample = markSample(block);
  const element = create('div', { className: 'run-editing', hidden: true });
  const show = (isOpen: boolean): void => {
    element.hidden = !isOpen;
    block.toggleAttribute('hidden', isOpen);
  };
  const open = (): CodeField => {
    const opened = createCodeField({
      label: `Code: ${label}`,
      code,
      onChange: (text) => {
        code = text;
        options.onChange();
      },
      onRun,
      onLeave,
    });
    element.replaceChildren(opened.element);
    // The content below must not move.
    const { height } = block.getBoundingClientRect();
    element.style.minBlockSize = `${height}px`;
    show(true);
    return opened;
  };
  const button = createButton('Edit', () => {
    field ??= open();
    field.focus();
  });
  return {
    element,
    button,
    marked: {
      mark: (lines) => {
        (field ?? sample).mark(lines);
      },
      goTo: (line) => {
        (field ?? sample).goTo(line);
      },
    },
    getCode: () => code,
    undo: () => {
      code = options.code;
      options.onChange();
      sample.mark([]);
      field = undefined;
      show(false);
    },
  };
}
