'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { BASE } from '../dom/base';
import type { SiteMap } from '../../site/siteMap';
import { findPages, type Offers } from './findPages';
import styles from './styles.module.css';

/** Imported on demand, so that no other page downloads the list of all pages. */
async function readSiteMap(): Promise<SiteMap> {
  const module = await import(/* webpackChunkName: "site-map" */ './siteMap');
  return module.default;
}

function useOffers(): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => {
    readSiteMap().then(
      (map) => {
        setOffers(findPages(map, location.pathname, BASE));
      },
      (error: unknown) => {
        // The page still has the search and a link to the start page.
        console.warn('The list of pages did not load.', error);
        setOffers({ kind: 'similar', offers: [] });
      },
    );
  }, []);
  return offers;
}

interface Props {
  /** Links that work without scripts. */
  readonly children: ReactNode;
}

/** The suggestions of the 404 page: versions with the same page, or similar pages. */
export default function NearestPages({ children }: Props) {
  const found = useOffers();
  return (
    <>
      <div role="status">
        {found && found.offers.length > 0 && (
          <>
            <h2>
              {found.kind === 'versions'
                ? 'Versions that have this page'
                : 'Pages with a similar address'}
            </h2>
            <ul>
              {found.offers.map(({ path, title, label }) => (
                <li key={path}>
                  <a href={path}>
                    {title}, {label}
                  </a>
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
