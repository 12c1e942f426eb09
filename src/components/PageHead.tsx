import React from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | readonly string[] | undefined;
  /** Address of the page's own picture. */
  readonly image?: string | undefined;
  /**
   * Name of the picture that `src/plugins/content/seo` draws for the page, if it
   * has none of its own.
   */
  readonly card?: string | undefined;
  /** The version that the page is of, unless it is the newest. */
  readonly version?: string | undefined;
  /** Whether the page has no Markdown file beside it. */
  readonly isTool?: boolean;
}

/** What a page says of itself to browsers, search engines and chats. */
export default function PageHead({
  title,
  description,
  keywords,
  image,
  card,
  version,
  isTool = false,
}: Props): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <PageMetadata
      title={version ? `${title} ${version}` : title}
      description={version ? `${description} Version ${version}.` : description}
      {...(keywords && { keywords })}
      image={image ?? (card && `cards/${card}.png`)}
    >
      {card && !image && (
        <meta property="og:image:alt" content={`${title}: ${description}`} />
      )}
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
