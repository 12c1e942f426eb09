import React, {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type MouseEvent,
} from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import layout from '@docusaurus/theme-classic/lib/theme/DocPage/Layout/styles.module.css';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';
import BackToTopButton from '@theme/BackToTopButton';
import Layout from '@theme/Layout';
import routes from '@generated/routes';
import PageHead from './PageHead';
import { getPage } from './pages';
import { prefetchNeighbors } from './prefetchNeighbors';
import { REGION, type Page } from './readPage';
import { showPage } from './showPage';
import useLinks from './useLinks';

/** React keeps HTML that it finds, whatever it is told. */
const AS_FOUND = { __html: '' };

const PLUGIN = {
  plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' },
};

type Unknown = ComponentType & { readonly preload: () => Promise<unknown> };

/** Core's page of unknown addresses. */
export const getNotFound = (): Unknown =>
  routes.find(({ path }) => path === '*')?.component as Unknown;

/** A link that leads from an old version to the newest also chooses that one. */
function useVersionBanner(): (event: MouseEvent) => void {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { name } = useLatestVersion(undefined);
  return ({ target }) => {
    const isBanner =
      target instanceof Element &&
      target.closest('.theme-doc-version-banner a');
    if (isBanner) savePreferredVersionName(name);
  };
}

function Region({ page }: { readonly page: Page }): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const { onClick, ...handlers } = useLinks();
  const chooseVersion = useVersionBanner();
  useLayoutEffect(() => {
    if (ref.current) showPage(ref.current, page);
  }, [page]);
  useEffect(() => prefetchNeighbors(), [page]);
  return (
    <div
      ref={ref}
      className={REGION}
      dangerouslySetInnerHTML={AS_FOUND}
      onClick={(event) => {
        chooseVersion(event);
        onClick(event);
      }}
      {...handlers}
    />
  );
}

/** A page of the docs: the shell around HTML that React leaves alone. */
export default function StillPage(): React.JSX.Element {
  const { pathname } = useLocation();
  const page = useMemo(() => getPage(pathname), [pathname]);
  // The server had no page here, and this is the one of unknown addresses.
  if (!page) return React.createElement(getNotFound());
  return (
    <RouteContextProvider value={PLUGIN}>
      <Layout wrapperClassName={layout['docsWrapper']}>
        <PageHead page={page} />
        <BackToTopButton />
        <Region page={page} />
      </Layout>
    </RouteContextProvider>
  );
}
