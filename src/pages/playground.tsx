import versions from '@generated/main/default/versions.json';
import Layout from '@theme/Layout';
import Playground from '@site/src/browser/playground';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import styles from '@site/src/browser/playground/styles.module.css';

export default function PlaygroundPage() {
  return (
    <Layout>
      <PageHead card="playground" isTool {...STANDALONE_PAGES.playground} />
      <main id="main" className={styles.page}>
        <h1>Playground</h1>
        <p>
          Write code for the Firebolt SDK, and run it against a simulated
          device.{' '}
          <span className={styles.keys}>
            Press Run, or Ctrl+Enter in the editor. Esc leaves the editor.
          </span>
        </p>
        <p className={styles.needs}>
          The playground needs JavaScript, which is off or didn't load.
        </p>
        <Playground versions={versions} />
      </main>
    </Layout>
  );
}
