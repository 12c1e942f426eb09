import React from 'react';
import Head from '@docusaurus/Head';
import type { Page } from './readPage';

function toElement(tag: Element, key: number): React.ReactElement {
  const attributes = Array.from(tag.attributes, ({ name, value }) => [
    name,
    value,
  ]).filter(([name]) => name !== 'data-rh');
  return React.createElement(
    tag.localName,
    { key, ...(Object.fromEntries(attributes) as object) },
    tag.textContent || undefined,
  );
}

/** What the page puts into its head, kept up by the same means as elsewhere. */
export default function PageHead({
  page,
}: {
  readonly page: Page;
}): React.JSX.Element {
  const { class: className, ...root } = page.root;
  return (
    <Head>
      <html {...root} className={className} />
      {page.head.map(toElement)}
    </Head>
  );
}
