import React from 'react';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DeviceFamilies, {
  type DeviceFamily,
} from '@site/src/components/DeviceFamilies';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE } from '@site/src/components/PageHead/standalone';
import Band from '@site/src/components/home/Band';
import Hero from '@site/src/components/home/Hero';
import Tasks from '@site/src/components/home/Tasks';
import VersionList from '@site/src/components/versions/VersionList';

/** The front door: what Firebolt is, and the ways in. */
export default function Home(): React.JSX.Element {
  const { siteConfig } = useDocusaurusContext();
  const families = siteConfig.customFields?.deviceFamilies as DeviceFamily[];
  return (
    <Layout>
      <PageHead card="index" {...STANDALONE.index} />
      <main id="main">
        <Hero />
        <Band id="tasks" title="What do you want to do?">
          <Tasks />
        </Band>
        <Band id="devices" title="Where your app runs">
          <DeviceFamilies families={families} />
        </Band>
        <Band id="versions" title="Versions">
          <VersionList />
        </Band>
      </main>
    </Layout>
  );
}
