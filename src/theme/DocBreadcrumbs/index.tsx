import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useSidebarBreadcrumbs } from '@docusaurus/theme-common/internal';
import IconHome from '@theme/Icon/Home';
import CrumbData from '@site/src/components/breadcrumbs/CrumbData';
import styles from './styles.module.css';

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
