import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { PageMetadata, useThemeConfig } from '@docusaurus/theme-common';
import {
  keyboardFocusedClassName,
  useAlternatePageUtils,
} from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import { getCanonical } from '@site/src/site/getCanonical';
import type { SeoData } from '@site/src/site/seoData';

function Languages() {
  const { defaultLocale, locales, localeConfigs, currentLocale } =
    useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  if (locales.length < 2) return null;
  const getLanguage = (locale: string): string =>
    localeConfigs[locale]?.htmlLang ?? locale;
  const link = (locale: string, language: string) => (
    <link
      key={language}
      rel="alternate"
      href={createUrl({ locale, fullyQualified: true })}
      hrefLang={language}
    />
  );
  return (
    <Head>
      <meta
        property="og:locale"
        content={getLanguage(currentLocale).replace('-', '_')}
      />
      {locales.map((locale) => link(locale, getLanguage(locale)))}
      {link(defaultLocale, 'x-default')}
    </Head>
  );
}

/** An old version's page has the newest version's page as its canonical URL. */
export default function SiteMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { metadata, image } = useThemeConfig();
  const { pathname } = useLocation();
  const seo = usePluginData('main') as SeoData | undefined;
  const url = siteConfig.url + getCanonical(pathname, seo?.canonicals);
  return (
    <>
      <Head>
        <body className={keyboardFocusedClassName} />
        <link rel="canonical" href={url} />
        <meta property="og:url" content={url} />
        <meta property="og:site_name" content="Firebolt Docs" />
        <meta property="og:type" content="website" />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
      <Languages />
      {metadata.length > 0 && (
        // A separate head, so that its tags come last and take precedence.
        <Head>
          {metadata.map((one, i) => (
            <meta key={i} {...one} />
          ))}
        </Head>
      )}
    </>
  );
}
