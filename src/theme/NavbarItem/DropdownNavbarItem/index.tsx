import React from 'react';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import Dropdown from '@site/src/components/Dropdown';
import MenuGroup from '@site/src/components/MenuGroup';

/** A list of links behind a real button, on every screen. */
export default function DropdownNavbarItem({
  mobile = false,
  items,
  position,
  label,
  children,
  onClick,
}: Props): React.JSX.Element {
  const entries = items.map((item, i) => (
    <NavbarItem
      key={i}
      isDropdownItem
      mobile={mobile}
      activeClassName={mobile ? 'menu__link--active' : 'dropdown__link--active'}
      {...(mobile && { onClick })}
      {...item}
    />
  ));
  if (mobile) return <MenuGroup label={children ?? label}>{entries}</MenuGroup>;
  return (
    <Dropdown label={children ?? label} alignsEnd={position === 'right'}>
      {entries}
    </Dropdown>
  );
}
