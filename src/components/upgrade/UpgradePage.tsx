import React from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import PageHead from '@site/src/components/PageHead';
import PlainLink from '@site/src/components/PlainLink';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import styles from './styles.module.css';
import UpgradeForm from './UpgradeForm';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
}

const GUIDE = '/docs/firebolt_docs/getting-started/upgrading/';

/** Says what an upgrade of the SDK does to the reader's own code. */
export default function UpgradePage({ versions }: Props): React.JSX.Element {
  const { url } = useDocusaurusContext().siteConfig;
  const guide = useBaseUrl(GUIDE);
  const compare = useBaseUrl('/compare/');
  const places = {
    base: useBaseUrl('/js/upgrade/'),
    compiler: useBaseUrl('/js/compiler/'),
  };
  const links = { guide: url + guide, compare: url + compare };
  return (
    <Layout>
      <PageHead card="upgrade" isTool {...STANDALONE_PAGES.upgrade} />
      <main id="main" className="container margin-vert--lg" data-needs-app="">
        <h1>Check my upgrade</h1>
        <p>
          Paste code of your app, or choose its files, and see per line what
          stops working, what is deprecated, and what behaves differently after
          an upgrade of the SDK. The page{' '}
          <PlainLink to={guide}>Upgrading</PlainLink> has the same steps for all
          apps.
        </p>
        <p>
          <strong>Your code stays in this browser.</strong> It is read by the
          TypeScript compiler here, never run and never uploaded. Once loaded,
          this works without a network.
        </p>
        <p className={styles.needs}>
          The check needs JavaScript, which is off or has not arrived.
        </p>
        <UpgradeForm versions={versions} links={links} places={places} />
      </main>
    </Layout>
  );
}
