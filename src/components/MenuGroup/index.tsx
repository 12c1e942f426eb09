import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Props {
  readonly label: ReactNode;
  /** One `<li>` with a link per entry. */
  readonly children: ReactNode;
}

/** A part of the mobile menu that opens and closes. */
export default function MenuGroup({
  label,
  children,
}: Props): React.JSX.Element {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  return (
    <li
      className={clsx('menu__list-item', {
        'menu__list-item--collapsed': collapsed,
      })}
    >
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
        )}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {children}
      </Collapsible>
    </li>
  );
}
