import { useEffect, useRef, useState } from 'react';
import type { Span } from '../../typing/types';

interface Editor {
  readonly element: HTMLElement;
  readonly focus: (selected: Span) => void;
  dispose(): void;
}

/**
 * Opens an editor in `place`. Until then, the component shows a plain `field`, whose focus
 * and selection move to the editor. If the editor fails to load, `retry` opens it again.
 */
export function useEditor<Opened extends Editor>(
  open: () => Promise<Opened>,
  isReady = true,
) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isReady || hasFailed) return undefined;
    let isCurrent = true;
    const opening = open();
    opening.then(
      (opened) => {
        if (!isCurrent) return;
        place.current?.replaceChildren(opened.element);
        const plain = field.current;
        if (plain && document.activeElement === plain)
          opened.focus({ from: plain.selectionStart, to: plain.selectionEnd });
        setEditor(opened);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
      opening.then(
        (opened) => opened.dispose(),
        () => undefined,
      );
    };
  }, [isReady, hasFailed]);
  const retry = hasFailed ? setFailed.bind(null, false) : undefined;
  return { place, field, editor, retry };
}
