import { useDoc } from '@docusaurus/theme-common/internal';
import PageHead from '@site/src/components/PageHead';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  return (
    <PageHead
      title={metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
      card={metadata.unversionedId}
    />
  );
}
