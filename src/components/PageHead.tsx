import React from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Name of the picture that `src/plugins/content/seo` draws for the page. */
  readonly card: string;
  /** The version that the page is of, unless it is the newest. */
  readonly version?: string | undefined;
  /** True for a tool, which has no Markdown file beside it. */
  readonly isTool?: boolean;
}

/** What a page says of itself to browsers, search engines and chats. */
export default function PageHead({
  title,
  description,
  card,
  version,
  isTool = false,
}: Props): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <PageMetadata
      title={version ? `${title} ${version}` : title}
      description={version ? `${description} Version ${version}.` : description}
      image={`cards/${card}.png`}
    >
      <meta property="og:image:alt" content={`${title}: ${description}`} />
      {!isTool && (
        <link
          rel="alternate"
          type="text/markdown"
          href={`${pathname}index.md`}
        />
      )}
    </PageMetadata>
  );
}
