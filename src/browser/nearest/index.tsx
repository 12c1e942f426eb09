'use client';

import React, { useEffect, useState, type ReactNode } from 'react';
import { BASE } from '../dom/base';
import type { SiteMap } from '../../site/siteMap';
import { findPages, type Offers } from './findPages';
import styles from './styles.module.css';

/** Loaded here alone: no other page pays for the list of all pages. */
async function readSiteMap(): Promise<SiteMap> {
  const module = await import(/* webpackChunkName: "site-map" */ './siteMap');
  return module.default;
}

/** What there is to offer; undefined until that is known. */
function useOffers(): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => {
    readSiteMap().then(
      (map) => {
        setOffers(findPages(map, location.pathname, BASE));
      },
      (error: unknown) => {
        // The page still offers the search and the start page.
        console.warn('The list of pages did not load.', error);
        setOffers({ kind: 'similar', offers: [] });
      },
    );
  }, []);
  return offers;
}

interface Props {
  /** Ways on that are there without a script, too. */
  readonly children: ReactNode;
}

/** For an address without a page: versions that have it, or similar pages. */
export default function NearestPages({ children }: Props): React.JSX.Element {
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
