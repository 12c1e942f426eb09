import React, { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useDisclosure from './useDisclosure';
import styles from './styles.module.css';

let dropdowns = 0;

/** A page-wide name, given after hydration: React 17 has no `useId`. */
function useListId(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    dropdowns += 1;
    setId(`dropdown-${dropdowns}`);
  }, []);
  return id;
}

interface Props {
  readonly label: ReactNode;
  /** What the button is called aloud, where its label alone says too little. */
  readonly name?: string;
  readonly alignsEnd?: boolean;
  /** One `<li>` with a link per entry. */
  readonly children: ReactNode;
}

/** A button of the navbar with a list of links; without script, on hover. */
export default function Dropdown(props: Props): React.JSX.Element {
  const { label, name, alignsEnd = false, children } = props;
  const { isOpen, root, button, ...handlers } = useDisclosure();
  const id = useListId();
  return (
    <div
      ref={root}
      className={clsx('navbar__item', styles.dropdown)}
      onKeyDown={handlers.handleKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button)}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={handlers.toggle}
      >
        {label}
      </button>
      <ul
        id={id}
        className={clsx(
          styles.list,
          alignsEnd && styles.alignsEnd,
          isOpen && styles.open,
        )}
        onClick={handlers.handleListClick}
      >
        {children}
      </ul>
    </div>
  );
}
