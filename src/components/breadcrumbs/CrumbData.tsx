import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withSlash } from '@site/src/site/withSlash';
import { printJsonLd } from './printJsonLd';

interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** Breadcrumbs for search engines. @see https://schema.org/BreadcrumbList */
export default function CrumbData(props: {
  readonly crumbs: readonly Crumb[];
}) {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const home = { label: 'Firebolt', href: useBaseUrl('/') };
  const current = { label: props.crumbs.at(-1)?.label ?? '', href: pathname };
  const steps = [home, ...props.crumbs.slice(0, -1), current].filter(
    ({ href }) => href !== undefined,
  );
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href = '' }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: siteConfig.url + withSlash(href),
    })),
  };
  return (
    <Head>
      <script type="application/ld+json">{printJsonLd(list)}</script>
    </Head>
  );
}
