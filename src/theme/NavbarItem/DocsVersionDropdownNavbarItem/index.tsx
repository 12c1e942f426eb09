import clsx from 'clsx';
import {
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useDocsVersionCandidates } from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import Dropdown from '@site/src/components/Dropdown';
import { getVersionTarget } from '@site/src/components/versions/getVersionTarget';

const list = (items: Props['dropdownItemsBefore']) =>
  items.map((item, i) => <NavbarItem key={i} isDropdownItem {...item} />);

/** `src/browser/controls` adds query and fragment to links, and stores the choice. */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  position,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props) {
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const docs = docsPluginId === 'default' ? undefined : docsPluginId;
  const { versionPersistence } = useThemeConfig().docs;
  const versions = useVersions(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0];

  const others = [...dropdownItemsBefore, ...dropdownItemsAfter];
  if (versions.length + others.length < 2) {
    const { path } = getVersionTarget(shown, undefined);
    return <DefaultNavbarItem {...props} label={shown.label} to={path} />;
  }

  const links = versions.map((version) => {
    const isActive = version.name === activeVersion?.name;
    const { path, isSamePage } = getVersionTarget(version, activeDoc?.id);
    return (
      <li key={version.name}>
        <a
          className={clsx(
            'dropdown__link',
            isActive && 'dropdown__link--active',
          )}
          aria-current={isActive || undefined}
          href={path}
          data-version={version.name}
          data-docs={docs}
          data-kept={versionPersistence === 'none' ? 'no' : undefined}
          // Ends with a slash only if the docs are at the base URL.
          data-root={version.path.replace(/\/$/, '')}
          data-latest={version.isLast || undefined}
          data-same-page={isSamePage || undefined}
        >
          {version.label}
        </a>
      </li>
    );
  });
  return (
    <Dropdown
      id={`dropdown-versions${docs ? `-${docs}` : ''}`}
      menuLabel="Versions"
      label={shown.label}
      name={`Version ${shown.label}`}
      alignsEnd={position === 'right'}
      className={props.className}
    >
      {list(dropdownItemsBefore)}
      {links}
      {list(dropdownItemsAfter)}
    </Dropdown>
  );
}
