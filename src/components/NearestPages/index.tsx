import React, { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { findPages, type Offers } from './findPages';
import type { SiteMap } from '../../site/siteMap';
import styles from './styles.module.css';

/** Loaded here alone: no other page pays for the list of all pages. */
async function readSiteMap(): Promise<SiteMap> {
  const module = await import('@generated/redirects/default/siteMap.json');
  return module.default;
}

/** What there is to offer; undefined until that is known. */
function useOffers(): Offers | undefined {
  const { pathname } = useLocation();
  const root = useBaseUrl('/');
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => {
    readSiteMap().then(
      (map) => {
        setOffers(findPages(map, pathname, root));
      },
      (error: unknown) => {
        // The page still offers the search and the start page.
        console.warn('The list of pages did not load.', error);
        setOffers({ kind: 'similar', offers: [] });
      },
    );
  }, [pathname, root]);
  return offers;
}

/**
 * For an address without a page: versions that have it, or similar pages.
 *
 * @param children what stands below, and must not be pushed down in sight
 */
export default function NearestPages({
  children,
}: {
  readonly children: ReactNode;
}): React.JSX.Element {
  const found = useOffers();
  const hasOffers = found !== undefined && found.offers.length > 0;
  return (
    <>
      <div role="status">
        {hasOffers && (
          <>
            <h2>
              {found.kind === 'versions'
                ? 'Versions that have this page'
                : 'Pages with a similar address'}
            </h2>
            <ul>
              {found.offers.map(({ path, title, label }) => (
                <li key={path}>
                  <Link to={path} autoAddBaseUrl={false}>
                    {title}, {label}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={found ? undefined : styles.early}>{children}</div>
    </>
  );
}
