import React from 'react';
import Original from '@theme-original/DocCategoryGeneratedIndexPage';
import type PageType from '@theme/DocCategoryGeneratedIndexPage';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { useDocsVersion } from '@docusaurus/theme-common/internal';
import PageHead from '@site/src/components/PageHead';

const Page = Original as typeof PageType;

/** PageHead is last, because the later one of two equal tags wins. */
export default function DocCategoryGeneratedIndexPageWrapper(
  props: Props,
): React.JSX.Element {
  const { title, description, slug, keywords, image } =
    props.categoryGeneratedIndex;
  const { isLast, label, pluginId } = useDocsVersion();
  const isMain = pluginId === 'default';
  return (
    <>
      <Page {...props} />
      <PageHead
        title={title}
        description={description ?? ''}
        keywords={keywords}
        image={image}
        card={isMain ? slug.replace(/^\//, '') : undefined}
        isTool={!isMain}
        version={isLast ? undefined : label}
      />
    </>
  );
}
