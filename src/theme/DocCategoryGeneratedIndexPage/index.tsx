import { useCurrentSidebarCategory } from '@docusaurus/theme-common';
import { useDocsSidebar } from '@docusaurus/theme-common/internal';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import PageHead from '@site/src/components/PageHead';
import PageMenu from '@site/src/components/PageMenu';
import layout from '../DocItem/Layout/styles.module.css';
import styles from './styles.module.css';

/** The navbar opens a sidebar's first category, so that page links to the overview. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: page,
}: Props) {
  const { title, description, slug, navigation } = page;
  const category = useCurrentSidebarCategory();
  const [first, ...others] = useDocsSidebar()?.items ?? [];
  const isFirst = first?.type === 'category' && first.href === category.href;
  const lead = isFirst ? others.find(({ type }) => type === 'link') : undefined;
  return (
    <>
      <DocVersionBanner />
      <article className={layout.text}>
        <DocBreadcrumbs />
        <div className={layout.bar}>
          <DocVersionBadge />
          <PageMenu />
        </div>
        <div className="markdown">
          <header>
            <Heading as="h1">{title}</Heading>
          </header>
          {lead && <DocCardList items={[lead]} className={styles.lead} />}
          {description && <p>{description}</p>}
          <DocCardList items={category.items} />
        </div>
      </article>
      <DocPaginator previous={navigation.previous} next={navigation.next} />
      <PageHead {...page} card={slug.replace(/^\//, '')} />
    </>
  );
}
