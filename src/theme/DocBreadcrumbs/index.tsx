import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useSidebarBreadcrumbs } from '@docusaurus/theme-common/internal';
import IconHome from '@theme/Icon/Home';
import styles from './styles.module.css';

/** Microdata for search engines. @see https://schema.org/BreadcrumbList */
const LIST = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };

const ITEM = {
  itemScope: true,
  itemType: 'https://schema.org/ListItem',
  itemProp: 'itemListElement',
};

export default function DocBreadcrumbs() {
  const crumbs = useSidebarBreadcrumbs();
  const home = useBaseUrl('/');
  if (!crumbs) return null;
  return (
    <nav
      className={ThemeClassNames.docs.docBreadcrumbs}
      aria-label="Breadcrumbs"
    >
      <ul className="breadcrumbs" {...LIST}>
        <li className="breadcrumbs__item">
          <Link
            className="breadcrumbs__link"
            href={home}
            aria-label="Home page"
          >
            <IconHome className={styles.home} />
          </Link>
        </li>
        {crumbs.map(({ label, href }, i) => {
          const isCurrent = i === crumbs.length - 1;
          return (
            <li key={label} className="breadcrumbs__item" {...(href && ITEM)}>
              {href && !isCurrent ? (
                <Link className="breadcrumbs__link" href={href} itemProp="item">
                  <span itemProp="name">{label}</span>
                </Link>
              ) : (
                <span
                  className={clsx('breadcrumbs__link', styles.current)}
                  aria-current={isCurrent ? 'page' : undefined}
                  itemProp={href && 'name'}
                >
                  {label}
                </span>
              )}
              {href && <meta itemProp="position" content={String(i + 1)} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
