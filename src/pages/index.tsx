import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import DeviceFamilies from '@site/src/components/DeviceFamilies';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import Hero from '@site/src/components/home/Hero';
import VersionList, {
  ArchiveLink,
} from '@site/src/components/versions/VersionList';
import versions from '@site/versions.json';
import type { ReactNode } from 'react';
import styles from '../components/home/styles.module.css';
import icon from '../components/home/icon.module.css';
import { TASKS } from '../components/home/tasks';

const Tasks = () => (
  <ul className={styles.tasks}>
    {TASKS.map(({ title, text, to, lines, lit }) => (
      <li key={to} className={styles.task}>
        <svg
          className={icon.icon}
          viewBox="0 0 24 24"
          width="40"
          height="40"
          aria-hidden="true"
        >
          <path d={lines} />
          <path className={icon.lit} d={lit} />
        </svg>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

const GUIDES = '/docs/firebolt_docs/getting-started';

/** The steps from the first line of code to a device. */
const STEPS = [
  {
    title: 'Try',
    text: 'Write code for any documented version, and run it in your browser against a simulated device.',
    link: 'Open the playground',
    to: '/playground/',
  },
  {
    title: 'Install',
    text: 'Add one package, without dependencies, to your app. Most of your code stays the same.',
    link: 'Get the package',
    to: `${GUIDES}/quick-start-guide/#installing-firebolt`,
  },
  {
    title: 'Ship',
    text: 'Your distributor, the company that offers the device, tells you how to install your app and which tests it must pass.',
    link: 'Ship it to a device',
    to: `${GUIDES}/onto-a-device/`,
  },
] as const;

const Steps = () => (
  <ol className={styles.steps}>
    {STEPS.map(({ title, text, link, to }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <Link to={to}>{link}</Link>
      </li>
    ))}
  </ol>
);

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Band = ({ id, title, children }: Props) => (
  <section className={styles.band} aria-labelledby={id}>
    <div className="container">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  </section>
);

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
            Every remote has four arrows, a select key, and a back key. Other
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
            {versions[0]}. Later releases are on npm; see{' '}
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
