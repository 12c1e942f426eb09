import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import DeviceFamilies from '@site/src/components/DeviceFamilies';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import Band from '@site/src/components/home/Band';
import Hero from '@site/src/components/home/Hero';
import Steps from '@site/src/components/home/Steps';
import Tasks from '@site/src/components/home/Tasks';
import ArchiveLink from '@site/src/components/versions/ArchiveLink';
import VersionList from '@site/src/components/versions/VersionList';
import versions from '@site/versions.json';

/** The front door: what Firebolt is, and the ways in. */
export default function Home() {
  const latest = useLatestVersion(undefined);
  return (
    <Layout>
      <PageHead card="index" {...STANDALONE_PAGES.index} />
      <main id="main">
        <Hero />
        <Band id="steps" title="Try, install, ship">
          <Steps />
        </Band>
        <Band id="tasks" title="What do you want to do?">
          <Tasks />
        </Band>
        <Band id="devices" title="Where your app runs">
          <p>
            Every remote has four arrows, a select key and a back key. Other
            keys vary by device:{' '}
            <Link to="/docs/firebolt_docs/accessibility/remote-keys/">
              remote keys and focus
            </Link>
            . Viewers sit three meters away:{' '}
            <Link to="/docs/firebolt_docs/getting-started/tv-design/">
              design for TV
            </Link>
            .
          </p>
          <DeviceFamilies />
        </Band>
        <Band id="versions" title="Versions">
          <p>
            This site covers SDK {versions[versions.length - 1]} to{' '}
            {versions[0]}. Later releases are on npm and are documented
            elsewhere:{' '}
            <Link to="/docs/firebolt_docs/getting-started/quick-start-guide/#newer-sdks">
              where newer SDKs are documented
            </Link>
            .
            <br />
            <ArchiveLink {...latest} />
          </p>
          <VersionList />
        </Band>
      </main>
    </Layout>
  );
}
