import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** Replaces a page that crashed; without the page's frame if that crashes too. */
export default function ThemeError(props: Props) {
  const content = (
    <main id="main">
      <ErrorPageContent {...props} />
    </main>
  );
  return (
    <ErrorBoundary fallback={() => content}>
      <Head>
        <title>This page crashed</title>
      </Head>
      <Layout>{content}</Layout>
    </ErrorBoundary>
  );
}
