import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import moveFocus from './moveFocus';

interface Disclosure {
  readonly isOpen: boolean;
  readonly root: RefObject<HTMLDivElement>;
  readonly button: RefObject<HTMLButtonElement>;
  readonly toggle: () => void;
  /** Closes after a link of the list was followed. */
  readonly handleListClick: (event: MouseEvent) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/** Calls `leave` for every press and every focus outside the element. */
function useLeave(
  root: RefObject<HTMLElement>,
  isActive: boolean,
  leave: () => void,
): void {
  useEffect(() => {
    if (!isActive) return undefined;
    function handle({ target }: Event): void {
      if (!(target instanceof Node && root.current?.contains(target))) leave();
    }
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  }, [root, isActive, leave]);
}

/** A button that shows and hides a list of links, for mouse and keyboard. */
export default function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useRef(() => {
    setOpen(false);
  }).current;
  useLeave(root, isOpen, close);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      close();
      button.current?.focus();
      return;
    }
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const place = links.findIndex((link) => link === document.activeElement);
    const next = moveFocus(event.key, place, links.length);
    if (next === undefined) return;
    event.preventDefault();
    // A hidden link cannot take the focus.
    flushSync(() => {
      setOpen(true);
    });
    links[next]?.focus();
  }

  return {
    isOpen,
    root,
    button,
    toggle: () => {
      setOpen(!isOpen);
    },
    handleListClick: ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    handleKeyDown,
  };
}
