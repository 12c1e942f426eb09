import React from 'react';
import { composeProviders } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
  TabGroupChoiceProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';
import RouteFocus from '@site/src/components/RouteFocus';
import SearchHost from '@site/src/components/search/SearchHost';

const Provider = composeProviders([
  AnnouncementBarProvider,
  TabGroupChoiceProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/**
 * Without the color mode, which the plugin `shell` has: 2.0.1 forgets what a
 * reader has chosen when the system changes its mode. RouteFocus is last: its
 * effect must run after that of SkipToContent.
 */
export default function LayoutProvider({ children }: Props): React.JSX.Element {
  return (
    <Provider>
      {children}
      <SearchHost />
      <RouteFocus />
    </Provider>
  );
}
