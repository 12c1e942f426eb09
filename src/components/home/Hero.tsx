import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import styles from './styles.module.css';

const SAMPLE = `import { Device, Lifecycle } from '@firebolt-js/sdk';

Lifecycle.listen('foreground', () => console.log('Go!'));

console.log(await Device.name());
await Lifecycle.ready();`;

/** What Firebolt is, how to try it, and where to go first. */
export default function Hero(): React.JSX.Element {
  return (
    <header className={styles.hero}>
      <div className={clsx('container', styles.heroInner)}>
        <div className={styles.pitch}>
          <h1>Firebolt</h1>
          <p>
            One JavaScript API for apps on connected TVs and set-top boxes. Your
            app is a web app; Firebolt connects it to the device: its lifecycle,
            its settings, its search and its viewers.
          </p>
          <p>
            Nothing to install: the playground runs your code on a simulated
            device, here in the browser.
          </p>
          <p className={styles.ways}>
            <Link
              className="button button--primary button--lg"
              to="/playground/"
            >
              Try it in the playground
            </Link>
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
        <div className={styles.sample}>
          <CodeBlock
            language="js"
            title="The first lines of an app"
            metastring="norun"
          >
            {SAMPLE}
          </CodeBlock>
        </div>
      </div>
    </header>
  );
}
