import clsx from 'clsx';
import { useDoc } from '@docusaurus/theme-common/internal';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import PageMenu from '@site/src/components/PageMenu';
import { usePageChange } from '@site/src/components/usePageChange';
import styles from './styles.module.css';

/** Small screens also get the table of contents, because a script copies it. */
export default function DocItemLayout({ children }: Props) {
  const { frontMatter, toc } = useDoc();
  const { url } = usePageChange();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.column)}>
        <DocVersionBanner />
        <article className={styles.text}>
          <DocBreadcrumbs />
          <div className={styles.bar}>
            <DocVersionBadge />
            {hasContents && <DocItemTOCMobile />}
            <PageMenu editUrl={url} />
          </div>
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <nav className="col col--3" aria-label="On this page">
          <DocItemTOCDesktop />
        </nav>
      )}
    </div>
  );
}
