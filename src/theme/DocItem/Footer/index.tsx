import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
import TagsListInline from '@theme/TagsListInline';
import { usePageChange } from '@site/src/components/usePageChange';
import ToolLinks from '@site/src/components/tools/ToolLinks';
import styles from './styles.module.css';

export default function DocItemFooter() {
  const { url, date } = usePageChange();
  const { tags, lastUpdatedBy } = useDoc().metadata;
  const { pluginId } = useDocsVersion();
  return (
    <footer className={styles.footer}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {pluginId === 'default' && <ToolLinks />}
      {url && <a href={url}>Edit this page</a>}
      {date && (
        <>
          {' · '}Last changed on <time dateTime={date}>{date}</time>
          {lastUpdatedBy && ` by ${lastUpdatedBy}`}
        </>
      )}
    </footer>
  );
}
