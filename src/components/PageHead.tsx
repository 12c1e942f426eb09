import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';

interface Props {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords?: string | readonly string[] | undefined;
  readonly image?: string | undefined;
  /** Name of the image that `src/plugins/content/seo` draws if `image` is missing. */
  readonly card: string;
  /** Tools have no Markdown version. */
  readonly isTool?: boolean;
}

export default function PageHead({ keywords, isTool = false, ...page }: Props) {
  const { pathname } = useLocation();
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const { isLast = true, label = '' } = activeVersion ?? {};
  const { title, description = '', image } = page;
  // Pages of other docs plugins have no card and no Markdown version.
  const isOurs = !activePlugin || activePlugin.pluginId === 'default';
  const hasCard = isOurs && !image;
  return (
    <PageMetadata
      title={isLast ? title : `${title} ${label}`}
      description={isLast ? description : `${description} Version ${label}.`}
      {...(keywords && { keywords })}
      image={hasCard ? `cards/${page.card}.png` : image}
    >
      {hasCard && (
        <meta property="og:image:alt" content={`${title}: ${description}`} />
      )}
      {isOurs && !isTool && (
        <link
          rel="alternate"
          type="text/markdown"
          href={`${pathname}index.md`}
        />
      )}
    </PageMetadata>
  );
}
