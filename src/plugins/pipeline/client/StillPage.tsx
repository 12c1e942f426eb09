import React, {
  type ComponentType,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { useLocation } from '@docusaurus/router';
import PageProviders, { FRAME } from '@site/src/components/PageProviders';
import routes from '@generated/routes';
import PageHead from './PageHead';
import { getPage } from './pages';
import { prefetchNeighbors } from './prefetchNeighbors';
import type { Page } from './readPage';
import { keepFrame, showPage } from './showPage';
import { useLinks } from './useLinks';

/** React keeps HTML that it finds, whatever it is told. */
const AS_FOUND = { __html: '' };

const PLUGIN = {
  plugin: { name: 'docusaurus-plugin-content-docs', id: 'default' },
};

type Unknown = ComponentType & { readonly preload: () => Promise<unknown> };

/** Core's page of unknown addresses. */
export const getNotFound = (): Unknown =>
  routes.find(({ path }) => path === '*')?.component as Unknown;

function Frame({ page }: { readonly page: Page }): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const handlers = useLinks();
  useLayoutEffect(() => {
    if (ref.current) showPage(ref.current, page);
  }, [page]);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (current) keepFrame(current);
    };
  }, []);
  useEffect(() => prefetchNeighbors(), [page]);
  return (
    <div
      ref={ref}
      className={FRAME}
      dangerouslySetInnerHTML={AS_FOUND}
      {...handlers}
    />
  );
}

/** A page of the docs: HTML that React leaves alone. */
export default function StillPage(): React.JSX.Element {
  const { pathname } = useLocation();
  const page = useMemo(() => getPage(pathname), [pathname]);
  // The server had no page here, and this is the one of unknown addresses.
  if (!page) return React.createElement(getNotFound());
  return (
    <RouteContextProvider value={PLUGIN}>
      <PageProviders>
        <PageHead page={page} />
        <Frame page={page} />
      </PageProviders>
    </RouteContextProvider>
  );
}
