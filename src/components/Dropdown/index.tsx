import type { ReactNode } from 'react';
import clsx from 'clsx';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  /** The button's accessible name, if the label alone would be unclear. */
  readonly name?: string;
  /** Label in the menu on small screens, if it differs. */
  readonly menuLabel?: string | undefined;
  readonly alignsEnd?: boolean;
  readonly className?: string | undefined;
  /** Further attributes of the button. */
  readonly attributes?: object;
  /** An `<li>` with a link for each entry. */
  readonly children: ReactNode;
}

/** `src/browser/controls` opens the list; without scripts, hovering opens it. */
export default function Dropdown(props: Props) {
  const { id, label, name, menuLabel, alignsEnd = false, children } = props;
  const { className, attributes } = props;
  return (
    <div className={clsx('navbar__item', styles.dropdown)}>
      <button
        type="button"
        {...attributes}
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={false}
        aria-controls={id}
        aria-label={name}
        {...control('dropdown')}
        data-menu-label={menuLabel}
      >
        {label}
      </button>
      <ul id={id} className={clsx(styles.list, alignsEnd && styles.alignsEnd)}>
        {children}
      </ul>
    </div>
  );
}
