import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** Replaces a page that crashed. If the layout crashes too, only the message is shown. */
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
