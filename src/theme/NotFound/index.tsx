import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SearchBar from '@theme/SearchBar';
import NearestPages from '@site/src/browser/nearest';
import Drawing from '@site/src/components/drawings/Drawing';
import ToolLinks from '@site/src/components/tools/ToolLinks';
import styles from './styles.module.css';

const LINKS = [
  { to: '/', label: 'Home page' },
  {
    to: '/docs/firebolt_docs/getting-started/quick-start-guide/',
    label: 'Guides: getting started',
  },
  { to: '/docs/api/', label: 'API reference' },
  { to: '/docs/changelog/', label: 'Changelog' },
];

export default function NotFound() {
  return (
    <>
      <PageMetadata title="Page not found">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Layout>
        <main
          id="main"
          className={clsx('container margin-vert--lg', styles.main)}
        >
          <Drawing name="unplugged" />
          <h1>Page not found</h1>
          <p>There is no page at this address.</p>
          <div className={clsx('margin-bottom--lg', styles.search)}>
            <SearchBar />
          </div>
          <NearestPages>
            <h2>Where to go next</h2>
            <ul>
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} data-every-version="">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <h2>Or use a tool</h2>
            <ToolLinks />
          </NearestPages>
        </main>
      </Layout>
    </>
  );
}
