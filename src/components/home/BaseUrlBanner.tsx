import React from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { printBannerScript } from '@site/src/site/baseUrlBanner';

/** Tells of a wrong base URL. Core's has styles that the policy would block. */
export default function BaseUrlBanner(): React.JSX.Element {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <script>{printBannerScript(baseUrl)}</script>
    </Head>
  );
}
