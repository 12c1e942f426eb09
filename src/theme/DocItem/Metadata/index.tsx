import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
import PageHead from '@site/src/components/PageHead';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { isLast, label, pluginId } = useDocsVersion();
  const isMain = pluginId === 'default';
  return (
    <PageHead
      title={metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
      card={isMain ? metadata.unversionedId : undefined}
      isTool={!isMain}
      version={isLast ? undefined : label}
    />
  );
}
