import React from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { keyboardFocusedClassName } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import { getCanonical } from '@site/src/site/getCanonical';
import type { SeoData } from '@site/src/site/seoData';

/** What all pages say; a page of an old version names its newest twin. */
export default function SiteMetadata(): React.JSX.Element {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const seo = usePluginData('seo') as SeoData | undefined;
  const url = siteConfig.url + getCanonical(pathname, seo?.twins);
  return (
    <Head>
      <body className={keyboardFocusedClassName} />
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content="Firebolt Docs" />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
