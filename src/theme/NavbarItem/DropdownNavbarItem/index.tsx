import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import Dropdown from '@site/src/components/Dropdown';
import { useToolLink } from '@site/src/components/tools/useToolLink';

/** A `<button>` opens the list; the stock component uses a link, which is the first entry here. */
export default function DropdownNavbarItem({
  items,
  position,
  label,
  children,
  to,
  href,
  className,
  ...props
}: Props) {
  const find = useToolLink();
  // Only the language button has an icon.
  const isPlain = typeof label === 'string';
  const hasOneLanguage = !isPlain && items.length === 1;
  const name = isPlain ? label : 'Languages';
  const own = isPlain && (to ?? href) ? [{ label, to, href }] : [];
  return (
    <Dropdown
      id={`dropdown-${name.toLowerCase().replace(/\W+/g, '-')}`}
      menuLabel={name}
      {...(hasOneLanguage && {
        name: `Language: ${items[0]?.label as string}`,
      })}
      label={hasOneLanguage ? <IconLanguage /> : (children ?? label)}
      alignsEnd={position === 'right'}
      className={className}
      attributes={{ ...props, mobile: undefined }}
    >
      {[...own, ...items].map((item, i) => (
        <NavbarItem
          key={i}
          isDropdownItem
          activeClassName="dropdown__link--active"
          {...item}
          {...find('to' in item ? item.to : undefined)}
        />
      ))}
    </Dropdown>
  );
}
