import React from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/theme-common/internal';
import PageHead from '@site/src/components/PageHead';

export default function DocItemMetadata(): React.JSX.Element {
  const { metadata } = useDoc();
  const { isLast, label } = useDocsVersion();
  return (
    <PageHead
      title={metadata.title}
      description={metadata.description}
      card={metadata.unversionedId}
      version={isLast ? undefined : label}
    />
  );
}
