import React from 'react';
import clsx from 'clsx';
import {
  useActiveDocContext,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';
import { useDocsVersionCandidates } from '@docusaurus/theme-common/internal';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import Dropdown from '@site/src/components/Dropdown';
import MenuGroup from '@site/src/components/MenuGroup';
import PlainLink from '@site/src/components/PlainLink';
import getVersionTarget from '@site/src/components/versions/getVersionTarget';

const NOWHERE = { search: '', hash: '' };

/** Query and hash of the page; the server knows neither. */
function usePlace(): { search: string; hash: string } {
  const { search, hash } = useLocation();
  return useIsBrowser() ? { search, hash } : NOWHERE;
}

/** The versions, each leading to the same place of the same page. */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  position,
  onClick,
}: Props): React.JSX.Element {
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0];
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const place = usePlace();

  if (versions.length < 2) {
    return (
      <DefaultNavbarItem
        mobile={mobile}
        label={shown.label}
        to={getVersionTarget(shown, undefined, NOWHERE)}
      />
    );
  }

  const block = mobile ? 'menu__link' : 'dropdown__link';
  const links = versions.map((version) => {
    const isActive = version.name === activeVersion?.name;
    return (
      <li key={version.name} className={mobile ? 'menu__list-item' : ''}>
        <PlainLink
          className={clsx(block, isActive && `${block}--active`)}
          aria-current={isActive || undefined}
          to={getVersionTarget(version, activeDoc?.id, place)}
          onClick={(event) => {
            savePreferredVersionName(version.name);
            if (mobile) onClick?.(event);
          }}
        >
          {version.label}
        </PlainLink>
      </li>
    );
  });
  if (mobile) return <MenuGroup label="Versions">{links}</MenuGroup>;
  return (
    <Dropdown
      label={shown.label}
      name={`Version ${shown.label}`}
      alignsEnd={position === 'right'}
    >
      {links}
    </Dropdown>
  );
}
