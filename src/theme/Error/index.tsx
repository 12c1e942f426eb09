import React, { lazy, Suspense } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** Pages of the docs bring it as HTML, so their script has none. */
const Layout = lazy(() => import('@theme/Layout'));

/** In place of the whole app; without its frame until that has come, if it does. */
export default function ThemeError(props: Props): React.JSX.Element {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Head>
        <title>This page crashed</title>
      </Head>
      <Suspense fallback={content}>
        <Layout>{content}</Layout>
      </Suspense>
    </ErrorBoundary>
  );
}
