import React from 'react';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import Dropdown from '@site/src/components/Dropdown';

/** A list of links behind a real button. */
export default function DropdownNavbarItem({
  items,
  position,
  label,
  children,
}: Props): React.JSX.Element {
  // Only that of the languages has an icon.
  const name = typeof label === 'string' ? label : 'Languages';
  return (
    <Dropdown
      id={`dropdown-${name.toLowerCase().replace(/\W+/g, '-')}`}
      menuLabel={name}
      label={children ?? label}
      alignsEnd={position === 'right'}
    >
      {items.map((item, i) => (
        <NavbarItem
          key={i}
          isDropdownItem
          activeClassName="dropdown__link--active"
          {...item}
        />
      ))}
    </Dropdown>
  );
}
