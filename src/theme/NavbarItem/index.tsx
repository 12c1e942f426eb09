import NavbarItem from '@theme-original/NavbarItem';
import type { Props } from '@theme/NavbarItem';

/** Also renders what a custom item shows in the menu on small screens, in a hidden element. */
export default function SiteNavbarItem(props: Props) {
  const isCustom = /^custom-/.test(props.type ?? '');
  return (
    <>
      {isCustom && (
        <div hidden>
          <NavbarItem {...props} mobile />
        </div>
      )}
      <NavbarItem {...props} />
    </>
  );
}
