import React from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { composeProviders } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  DocsPreferredVersionContextProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Layout/Provider';
import NotLoaded from '@site/src/components/loading/NotLoaded';
import Spinner from '@site/src/components/loading/Spinner';
import SearchLayer from '@site/src/browser/search/SearchLayer';

/**
 * What the theme's components ask for. Without the color mode, which is a
 * control: 2.0.1 forgets what a reader has chosen when the system changes.
 */
const Provider = composeProviders([
  AnnouncementBarProvider,
  ScrollControllerProvider,
  DocsPreferredVersionContextProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

/** HTML that scripts of `src/browser` make elements of. */
const TEMPLATES: readonly (readonly [name: string, html: string])[] = [
  ['search', renderToString(<SearchLayer />)],
  ['loading', renderToStaticMarkup(<Spinner />)],
  ['failed', renderToStaticMarkup(<NotLoaded what="This part of the page" />)],
];

/** Every page, with what its scripts show on demand. */
export default function LayoutProvider({ children }: Props): React.JSX.Element {
  return (
    <Provider>
      {children}
      {TEMPLATES.map(([name, html]) => (
        <template
          key={name}
          data-state={name}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
    </Provider>
  );
}
