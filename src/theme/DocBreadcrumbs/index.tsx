import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useSidebarBreadcrumbs } from '@docusaurus/theme-common/internal';
import IconHome from '@theme/Icon/Home';
import styles from './styles.module.css';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { withSlash } from '@site/src/site/withSlash';
import { printJsonLd } from '../../components/breadcrumbs/printJsonLd';

/** Breadcrumbs for search engines. @see https://schema.org/BreadcrumbList */
function CrumbData(props: {
  readonly crumbs: NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;
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

function Crumb(props: {
  readonly href?: string | undefined;
  readonly isCurrent?: boolean;
  readonly name?: string;
  readonly children: ReactNode;
}) {
  const { href, isCurrent = false, name, children } = props;
  return (
    <li className="breadcrumbs__item">
      {href && !isCurrent ? (
        <Link className="breadcrumbs__link" href={href} aria-label={name}>
          {children}
        </Link>
      ) : (
        <span
          className={clsx('breadcrumbs__link', styles.current)}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {children}
        </span>
      )}
    </li>
  );
}

/** The page's breadcrumbs. */
export default function DocBreadcrumbs() {
  const crumbs = useSidebarBreadcrumbs();
  const home = useBaseUrl('/');
  if (!crumbs) return null;
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.breadcrumbs)}
      aria-label="Breadcrumbs"
    >
      <CrumbData crumbs={crumbs} />
      <ul className="breadcrumbs">
        <Crumb href={home} name="Home page">
          <IconHome className={styles.home} />
        </Crumb>
        {crumbs.map(({ label, href }, i) => (
          <Crumb key={label} href={href} isCurrent={i === crumbs.length - 1}>
            {label}
          </Crumb>
        ))}
      </ul>
    </nav>
  );
}
