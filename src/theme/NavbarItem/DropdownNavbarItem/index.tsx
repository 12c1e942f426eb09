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
  html,
  children,
  className,
  ...props
}: Props) {
  const find = useToolLink();
  // Only the language button has an icon.
  const isPlain = typeof label === 'string' || html !== undefined;
  const hasOneLanguage = !isPlain && items.length === 1;
  const name = typeof label === 'string' ? label : (html ?? 'Languages');
  const text = html && <span dangerouslySetInnerHTML={{ __html: html }} />;
  const hasLink = Boolean(props.to ?? props.href);
  const own = hasLink ? [{ ...props, label, html, type: undefined }] : [];
  return (
    <Dropdown
      id={`dropdown-${name.toLowerCase().replace(/\W+/g, '-')}`}
      menuLabel={isPlain ? undefined : name}
      {...(hasOneLanguage && {
        name: `Language: ${items[0]?.label as string}`,
      })}
      label={hasOneLanguage ? <IconLanguage /> : (children ?? text ?? label)}
      alignsEnd={position === 'right'}
      className={className}
      attributes={hasLink ? {} : { ...props, mobile: undefined }}
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
