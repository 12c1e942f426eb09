import React, { useEffect } from 'react';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import Original from '@theme-original/AnnouncementBar';
import type AnnouncementBarType from '@theme/AnnouncementBar';

const AnnouncementBar = Original as typeof AnnouncementBarType;

/** Set before the page is drawn, so that a dismissed bar never flashes. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** The bar; a new one also shows to those who dismissed the one before. */
export default function AnnouncementBarWrapper(): React.JSX.Element {
  const { isActive } = useAnnouncementBar();
  useEffect(() => {
    if (isActive) document.documentElement.removeAttribute(DISMISSED);
  }, [isActive]);
  return <AnnouncementBar />;
}
