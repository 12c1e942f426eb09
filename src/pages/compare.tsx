import steps from '@generated/openrpc/default/steps';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Compare from '@site/src/browser/compare';
import { countChanges } from '@site/src/browser/compare/countChanges';
import styles from '@site/src/browser/compare/styles.module.css';
import Changes from '@site/src/components/api/Changes';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import versions from '@site/versions.json';

/** Without JavaScript, lists the changes of each version. */
export default function ComparePage() {
  const base = useBaseUrl('/');
  const [newest] = steps;
  return (
    <Layout>
      <PageHead card="compare" isTool {...STANDALONE_PAGES.compare} />
      <main id="main" className="container margin-vert--lg">
        <h1>Compare versions</h1>
        <p className={styles.text}>
          This page compares the methods, events, constants, and types of two
          versions. It also lists changes in behavior, and marks changes that
          can break an app. Changes in wording are omitted. To see what affects
          your own code, run the <Link to="/upgrade/">Upgrade check</Link>.
        </p>
        <Compare versions={[...versions].reverse()} first={newest} />
        <h2>Version by version</h2>
        {steps.map((step) => (
          <details key={step.to}>
            <summary>
              {step.from} → {step.to}: {countChanges(step.changes)}
            </summary>
            <Changes comparison={step} base={base} />
          </details>
        ))}
      </main>
    </Layout>
  );
}
