import React from 'react';
import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SeoData } from '@site/src/site/seoData';
import styles from './styles.module.css';

/** Where to correct a page, and when it was last changed, where git knows. */
export default function DocItemFooter(): React.JSX.Element | null {
  const { permalink, editUrl } = useDoc().metadata;
  const data = usePluginData('seo') as SeoData | undefined;
  const { date, url = editUrl } = data?.changes[permalink] ?? {};
  if (!url) return null;
  return (
    <footer className={styles.footer}>
      <a href={url}>Edit this page</a>
      {date && (
        <>
          {' · '}Last changed on <time dateTime={date}>{date}</time>
        </>
      )}
    </footer>
  );
}
