import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import { control } from '@site/src/site/controls';
import versions from '@site/versions.json';
import { SAMPLE, MESSAGES, GREETING } from './sample';
import styles from './styles.module.css';
import television from './television.module.css';

/** Keys of every remote, in tab order. */
const KEYS = [
  ['ArrowUp', 'Up', 'm-3 2 3-3 3 3'],
  ['ArrowLeft', 'Left', 'm2-3-3 3 3 3'],
  ['Enter', 'Select', ''],
  ['ArrowRight', 'Right', 'm-2-3 3 3-3 3'],
  ['ArrowDown', 'Down', 'm-3-2 3 3 3-3'],
  ['Escape', 'Back', 'm1-4-4 4 4 4m-4-4h6'],
] as const;

/** While an app runs, the runner turns the drawing's keys into buttons. */
const Remote = () => (
  <div className={television.remote} data-remote="">
    {KEYS.map(([key, label, arrow]) => (
      <span key={key} data-key={key} data-label={label}>
        <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
          <path d={arrow ? `M0 0${arrow}` : 'M-3 0h6M0-3v6'} />
        </svg>
      </span>
    ))}
  </div>
);

/**
 * The television is on standby until an app runs; without scripts, it shows a running
 * app. The runner finds the parts of the drawing by their data attributes.
 */
const Television = () => (
  <div className={television.place}>
    <div className={television.set}>
      <div
        className={television.picture}
        role="img"
        aria-label={`A television shows: ${GREETING}`}
      >
        {GREETING}
      </div>
      <p className={television.standby}>Press Run to turn it on.</p>
      <div className={television.screen} data-screen="" />
    </div>
    <Remote />
    <p className={television.hint}>
      The arrow keys and Enter act as the remote, Backspace is Back, and Esc
      exits.
    </p>
  </div>
);

const Messages = () => (
  <div className={television.messages} data-messages="">
    <p className={television.caption}>
      Messages between the app and the platform
    </p>
    <p className={television.silence}>Press Run to see the messages here.</p>
    <ol>
      {MESSAGES.map(({ from, title }) => (
        <li key={title} data-from={from}>
          <span aria-hidden="true">{from === 'app' ? '→' : '←'}</span>
          <span className="shell-hidden">
            {from === 'app' ? 'App to platform: ' : 'Platform to app: '}
          </span>
          {title}
        </li>
      ))}
    </ol>
  </div>
);

const NEWEST = versions[0] ?? '';

const SECOND = clsx('button button--lg', styles.second);

export default function Hero() {
  const { tagline } = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero} data-television="">
      <div className={styles.wall}>
        <div className={clsx('container', styles.halves)}>
          <div className={styles.pitch}>
            <h1>Firebolt connects your web app to the TV</h1>
            <p>
              One JavaScript API for apps on connected TVs and set-top boxes:
              lifecycle, settings, search, and viewer profiles. {tagline}.
            </p>
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
                className={SECOND}
                to="/docs/firebolt_docs/getting-started/quick-start-guide/"
              >
                Get started
              </Link>
              <Link className={SECOND} to="/docs/api/">
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
            title={`A complete app for SDK ${NEWEST}`}
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
