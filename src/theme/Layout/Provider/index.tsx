import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import Loading from '@theme/Loading';
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import SearchLayer from '@site/src/browser/search/SearchLayer';

const LOADING = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

/** HTML templates that the scripts in `src/browser` clone. */
const TEMPLATES: readonly (readonly [name: string, html: string])[] = [
  ['search', renderToString(<SearchLayer />)],
  ['loading', renderToStaticMarkup(<Loading {...LOADING} />)],
  [
    'failed',
    renderToStaticMarkup(<Loading {...LOADING} error={new Error('')} />),
  ],
];

/** Wraps every page, and adds the templates. */
export default function LayoutProvider({ children }: Props) {
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
