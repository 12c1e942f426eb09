import type { Span } from '../../typing/types';

interface Editor {
  readonly element: HTMLElement;
  readonly focus: (selected: Span) => void;
}

/** Shows an editor in `place`. The focus and the selection of a plain field move to it. */
export function replaceField(
  field: HTMLTextAreaElement | null,
  place: HTMLElement | null,
  editor: Editor,
): void {
  place?.replaceChildren(editor.element);
  if (field && document.activeElement === field)
    editor.focus({ from: field.selectionStart, to: field.selectionEnd });
}
