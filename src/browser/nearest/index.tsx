'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { BASE } from '../dom/base';
import { findPages, type Offers } from './findPages';
import styles from './styles.module.css';

interface Props {
  /** Links for readers without scripts. */
  readonly children: ReactNode;
}

/** Suggests the missing page in other versions, or similar pages. */
export default function NearestPages({ children }: Props) {
  const [found, setFound] = useState<Offers>();
  useEffect(() => {
    // The list of all pages is large, so only this page downloads it.
    import(/* webpackChunkName: "site-map" */ './siteMap').then(
      ({ default: map }) => setFound(findPages(map, location.pathname, BASE)),
      (error: unknown) => {
        // Without the list, the page still offers a search and a link to the home page.
        console.warn("The list of pages didn't load.", error);
        setFound({ kind: 'similar', offers: [] });
      },
    );
  }, []);
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
                  <a href={path}>{[title, label].filter(Boolean).join(', ')}</a>
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
