import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import TagsListInline from '@theme/TagsListInline';
import { usePageChange } from '@site/src/components/usePageChange';
import ToolLinks from '@site/src/components/tools/ToolLinks';
import './styles.module.css';

export default function DocItemFooter() {
  const { url, date } = usePageChange();
  const { tags, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  const { pluginId } = useDocsVersion();
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && <TagsListInline tags={tags} />}
      {pluginId === 'default' && <ToolLinks />}
      {url && <EditThisPage editUrl={url} />}
      {(date ?? lastUpdatedBy) && (
        <>
          {url && ' · '}
          <LastUpdated
            lastUpdatedAt={lastUpdatedAt}
            formattedLastUpdatedAt={date}
            lastUpdatedBy={lastUpdatedBy}
          />
        </>
      )}
    </footer>
  );
}
