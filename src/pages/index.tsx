import React from 'react';
import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DeviceFamilies, {
  type DeviceFamily,
} from '@site/src/components/DeviceFamilies';

/** The front door: what Firebolt is, and the ways in. */
export default function Home(): React.JSX.Element {
  const { siteConfig } = useDocusaurusContext();
  const families = siteConfig.customFields?.deviceFamilies as DeviceFamily[];
  return (
    <Layout
      title="Firebolt"
      description="Documentation of the Firebolt JavaScript SDK: guides, API reference and changelog for apps on connected TVs and set-top boxes."
    >
      <main className="container margin-vert--lg">
        <h1>Firebolt</h1>
        <DeviceFamilies families={families} />
      </main>
    </Layout>
  );
}
