import versions from '@generated/main/default/versions.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import Upgrade from '@site/src/browser/upgrade';
import styles from '@site/src/browser/upgrade/styles.module.css';
import {
  COMPILER_SIZE,
  getSiteLinks,
  TOOL_FILE,
  TOOL_SIZE,
} from '@site/src/upgrade/printReport';

export default function UpgradePage() {
  const { url } = useDocusaurusContext().siteConfig;
  const base = useBaseUrl('/');
  const links = getSiteLinks(url + base);
  const tool = `${base}js/upgrade/${versions.at(-1) ?? ''}/${TOOL_FILE}`;
  return (
    <Layout>
      <PageHead card="upgrade" isTool {...STANDALONE_PAGES.upgrade} />
      <main id="main" className="container margin-vert--lg">
        <h1>Upgrade check</h1>
        <p>
          Paste code or choose files. The check shows, line by line, which parts
          an SDK upgrade affects. Nothing leaves this browser.
        </p>
        <p className={styles.needs}>
          The check needs JavaScript, which is off or didn't load.
        </p>
        <Upgrade versions={versions} links={links} />
        <h2>More</h2>
        <p>
          The TypeScript compiler reads your code in this browser (
          {COMPILER_SIZE}, loaded for the first check). The check never runs or
          uploads your code, which stays in this tab until you close it. The
          page <a href={getSiteLinks(base).guide}>Upgrading</a> lists the steps
          for all apps.
        </p>
        <p>
          To run the same check in a terminal or for pull requests, download{' '}
          <a href={tool} download={TOOL_FILE}>
            {TOOL_FILE}
          </a>{' '}
          ({TOOL_SIZE}), which requires Node.js 20 or newer:
        </p>
        <CodeBlock language="bash">{`node ${TOOL_FILE} src`}</CodeBlock>
      </main>
    </Layout>
  );
}
