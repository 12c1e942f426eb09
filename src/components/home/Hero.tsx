import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import { control } from '@site/src/site/controls';
import versions from '@site/versions.json';
import Messages from './Messages';
import { SAMPLE } from './sample';
import styles from './styles.module.css';
import Television from './Television';

const NEWEST = versions[0] ?? '';

function Summary() {
  const { tagline } = useDocusaurusContext().siteConfig;
  return (
    <p>
      One JavaScript API for apps on connected TVs and set-top boxes: lifecycle,
      settings, search and viewers. {tagline}.
    </p>
  );
}

/** An introduction to Firebolt, an app to run, and the first links. */
export default function Hero() {
  return (
    <header className={styles.hero} data-television="">
      <div className={styles.wall}>
        <div className={clsx('container', styles.halves)}>
          <div className={styles.pitch}>
            <h1>Firebolt connects your web app to the TV</h1>
            <Summary />
            <p className={styles.live}>
              No installation: press Run to start the app below on a simulated
              device in your browser.
            </p>
            <p className={styles.ways}>
              <button
                type="button"
                className={clsx(
                  'button button--primary button--lg',
                  styles.live,
                  styles.play,
                )}
                {...control('run')}
                data-version={NEWEST}
              >
                Run
              </button>
              <Link
                className={clsx('button button--lg', styles.second)}
                to="/docs/firebolt_docs/getting-started/quick-start-guide/"
              >
                Get started
              </Link>
              <Link
                className={clsx('button button--lg', styles.second)}
                to="/docs/api/"
              >
                API reference
              </Link>
            </p>
          </div>
          <Television />
        </div>
      </div>
      <div className={clsx('container', styles.halves, styles.desk)}>
        <div className={styles.sample}>
          <CodeBlock
            language="js"
            title={`A complete app, on SDK ${NEWEST}`}
            metastring={`run="${NEWEST}"`}
          >
            {SAMPLE}
          </CodeBlock>
        </div>
        <Messages />
      </div>
    </header>
  );
}
