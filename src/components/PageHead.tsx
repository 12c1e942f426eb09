import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | readonly string[] | undefined;
  /** URL of the page's own image. */
  readonly image?: string | undefined;
  /** Name of the image that `src/plugins/content/seo` draws for a page without its own image. */
  readonly card?: string | undefined;
  /** The page's version, unless it is the newest. */
  readonly version?: string | undefined;
  /** Whether the page has no Markdown version. */
  readonly isTool?: boolean;
}

/** Head tags for browsers, search engines and chat apps. */
export default function PageHead({
  title,
  description,
  keywords,
  image,
  card,
  version,
  isTool = false,
}: Props) {
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
