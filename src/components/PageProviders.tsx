import React, { type ReactNode } from 'react';
import { composeProviders } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
  TabGroupChoiceProvider,
} from '@docusaurus/theme-common/internal';
import RouteFocus from './RouteFocus';
import SearchHost from './search/SearchHost';

/** The element around all that a page shows. */
export const FRAME = 'page-frame';

const Provider = composeProviders([
  AnnouncementBarProvider,
  TabGroupChoiceProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/**
 * What React keeps up around every page: the theme's contexts, the search and
 * the focus. Without the color mode, which the plugin `shell` has: 2.0.1 forgets
 * what a reader has chosen when the system changes its mode.
 */
export default function PageProviders({
  children,
}: {
  readonly children: ReactNode;
}): React.JSX.Element {
  return (
    <Provider>
      {children}
      <SearchHost />
      <RouteFocus />
    </Provider>
  );
}
