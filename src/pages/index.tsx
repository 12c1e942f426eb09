import React from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import DeviceFamilies from '@site/src/components/DeviceFamilies';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import Band from '@site/src/components/home/Band';
import Hero from '@site/src/components/home/Hero';
import Tasks from '@site/src/components/home/Tasks';
import VersionList from '@site/src/components/versions/VersionList';

/** The front door: what Firebolt is, and the ways in. */
export default function Home(): React.JSX.Element {
  return (
    <Layout>
      <PageHead card="index" {...STANDALONE_PAGES.index} />
      <main id="main">
        <Hero />
        <Band id="tasks" title="What do you want to do?">
          <Tasks />
        </Band>
        <Band id="devices" title="Where your app runs">
          <DeviceFamilies />
        </Band>
        <Band id="versions" title="Versions">
          <VersionList />
          <p>
            Later releases are on npm, and documented elsewhere:{' '}
            <Link to="/docs/firebolt_docs/getting-started/quick-start-guide/#newer-sdks">
              where newer SDKs are documented
            </Link>
            .
          </p>
        </Band>
      </main>
    </Layout>
  );
}
