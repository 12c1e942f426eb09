import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import Loading from '@theme/Loading';
import SearchLayer from '../search/SearchLayer';

const LOADING = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

/** HTML templates that the scripts in `src/browser` clone. */
export const TEMPLATES: readonly (readonly [name: string, html: string])[] = [
  ['search', renderToString(<SearchLayer />)],
  ['loading', renderToStaticMarkup(<Loading {...LOADING} />)],
  [
    'failed',
    renderToStaticMarkup(<Loading {...LOADING} error={new Error('')} />),
  ],
];
