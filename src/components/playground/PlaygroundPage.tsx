import React from 'react';
import Layout from '@theme/Layout';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import PlaygroundTool from './PlaygroundTool';
import styles from './styles.module.css';

interface Props {
  /** All versions that can run, the oldest first. */
  readonly versions: readonly string[];
}

/** A page to write code that runs against the SDK of a version. */
export default function PlaygroundPage({ versions }: Props): React.JSX.Element {
  return (
    <Layout>
      <PageHead card="playground" isTool {...STANDALONE_PAGES.playground} />
      <main
        id="main"
        className={styles.page}
        data-needs-app=""
        data-runs-code=""
      >
        <h1>Playground</h1>
        <p>
          Write code for the Firebolt SDK and run it here, against a simulated
          device: press Run, or Ctrl+Enter in the editor, which Escape leaves.{' '}
          <strong>Your code stays in this browser.</strong> A link that you copy
          holds it, and nothing is sent anywhere.
        </p>
        <p className={styles.needs}>
          The playground needs JavaScript, which is off or has not arrived.
        </p>
        <PlaygroundTool versions={versions} />
      </main>
    </Layout>
  );
}
