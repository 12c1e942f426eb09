import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import Dropdown from '@site/src/components/Dropdown';
import { useToolAddress } from '@site/src/components/tools/useToolAddress';

/** A list of links behind a `<button>`; 2.0.1 uses a link. */
export default function DropdownNavbarItem({
  items,
  position,
  label,
  children,
}: Props) {
  const find = useToolAddress();
  // Only the languages' button has an icon.
  const isPlain = typeof label === 'string';
  const [only, ...others] = items;
  const hasOneLanguage = !isPlain && others.length === 0;
  const name = isPlain ? label : 'Languages';
  return (
    <Dropdown
      id={`dropdown-${name.toLowerCase().replace(/\W+/g, '-')}`}
      menuLabel={name}
      {...(hasOneLanguage && { name: `Language: ${only?.label as string}` })}
      label={hasOneLanguage ? <IconLanguage /> : (children ?? label)}
      alignsEnd={position === 'right'}
    >
      {items.map((item, i) => {
        const tool = find('to' in item ? item.to : undefined);
        return (
          <NavbarItem
            key={i}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            {...(tool && { to: tool.to, 'data-tool': tool.tool })}
          />
        );
      })}
    </Dropdown>
  );
}
