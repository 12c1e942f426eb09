import Head from '@docusaurus/Head';

export { matchPath, useHistory, useLocation } from 'react-router-dom';

/** Redirects without a script, because React doesn't run on built pages. */
export function Redirect({ to }: { readonly to: string }) {
  return (
    <main className="main-wrapper container margin-vert--lg">
      <Head>
        <title>This page has moved</title>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </Head>
      <p>
        This page has moved: <a href={to}>{to}</a>
      </p>
    </main>
  );
}
