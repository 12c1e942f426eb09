import React from 'react';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DeviceFamilies, {
  type DeviceFamily,
} from '@site/src/components/DeviceFamilies';
import Band from '@site/src/components/home/Band';
import Hero from '@site/src/components/home/Hero';
import Tasks from '@site/src/components/home/Tasks';
import VersionList from '@site/src/components/versions/VersionList';

/** The front door: what Firebolt is, and the ways in. */
export default function Home(): React.JSX.Element {
  const { siteConfig } = useDocusaurusContext();
  const families = siteConfig.customFields?.deviceFamilies as DeviceFamily[];
  return (
    <Layout
      title="Firebolt"
      description="Documentation of the Firebolt JavaScript SDK: guides, API reference and changelog for apps on connected TVs and set-top boxes."
    >
      <main>
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
