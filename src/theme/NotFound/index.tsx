import React, { useEffect } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchBar from '@theme/SearchBar';
import NearestPages from '@site/src/components/NearestPages';
import styles from './styles.module.css';

const WAYS_ON = [
  { to: '/', label: 'Start page' },
  {
    to: '/docs/firebolt_docs/getting-started/quick-start-guide/',
    label: 'Guides: getting started',
  },
  { to: '/docs/api/', label: 'API reference' },
  { to: '/docs/changelog/', label: 'Changelog' },
];

function WaysOn(): React.JSX.Element {
  return (
    <>
      <p>Nothing is published at this address.</p>
      <div className="margin-bottom--lg">
        <SearchBar />
      </div>
      <NearestPages>
        <h2>Go on from here</h2>
        <ul>
          {WAYS_ON.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </NearestPages>
    </>
  );
}

/**
 * The 404 page. A link within the app that arrives here asks the server once:
 * it may redirect, or have a page that is newer than this tab.
 */
export default function NotFound(): React.JSX.Element {
  const history = useHistory();
  const { pathname } = useLocation();
  // A page that the server has sent starts with POP, so this never loops.
  const isLeaving = history.action !== 'POP';
  useEffect(() => {
    if (history.action !== 'POP') window.location.reload();
  }, [history, pathname]);
  return (
    <>
      <PageMetadata title="Page not found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Layout>
        <main
          id="main"
          className={clsx('container margin-vert--xl', styles.main)}
        >
          <h1>{isLeaving ? 'Looking for this page…' : 'Page not found'}</h1>
          {!isLeaving && <WaysOn />}
        </main>
      </Layout>
    </>
  );
}
