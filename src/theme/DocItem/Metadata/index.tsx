import { useDoc } from '@docusaurus/theme-common/internal';
import PageHead from '@site/src/components/PageHead';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  // Without the suffix, a tab of a module looks like that of the guides on its topic.
  const isModule = /^api\/[A-Z]/.test(metadata.unversionedId);
  return (
    <PageHead
      title={metadata.title + (isModule ? ' API' : '')}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
      card={metadata.unversionedId}
    />
  );
}
