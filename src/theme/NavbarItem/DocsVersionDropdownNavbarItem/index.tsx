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
  docsPluginId,
  position,
}: Props): React.JSX.Element {
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0];
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const place = usePlace();

  if (versions.length < 2) {
    return (
      <DefaultNavbarItem
        label={shown.label}
        to={getVersionTarget(shown, undefined, NOWHERE)}
      />
    );
  }

  const links = versions.map((version) => {
    const isActive = version.name === activeVersion?.name;
    return (
      <li key={version.name}>
        <PlainLink
          className={clsx(
            'dropdown__link',
            isActive && 'dropdown__link--active',
          )}
          aria-current={isActive || undefined}
          to={getVersionTarget(version, activeDoc?.id, place)}
          onClick={() => {
            savePreferredVersionName(version.name);
          }}
        >
          {version.label}
        </PlainLink>
      </li>
    );
  });
  return (
    <Dropdown
      id="dropdown-versions"
      menuLabel="Versions"
      label={shown.label}
      name={`Version ${shown.label}`}
      alignsEnd={position === 'right'}
    >
      {links}
    </Dropdown>
  );
}
