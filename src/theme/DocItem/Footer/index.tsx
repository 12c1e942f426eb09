import React from 'react';
import { useDoc } from '@docusaurus/theme-common/internal';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useEditUrl } from '@site/src/components/useEditUrl';
import type { SeoData } from '@site/src/site/seoData';
import styles from './styles.module.css';

/** Where to correct a page, and when it was last changed, where git knows. */
export default function DocItemFooter(): React.JSX.Element | null {
  const { permalink } = useDoc().metadata;
  const url = useEditUrl();
  const data = usePluginData('seo') as SeoData | undefined;
  const date = data?.changes[permalink]?.date;
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
