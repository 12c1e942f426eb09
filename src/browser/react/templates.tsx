import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import Loading from '@theme/Loading';
import { control } from '../../site/controls';
import Search from '../search';

const LOADING = {
  isLoading: true,
  pastDelay: true,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};

/** `controls/search.ts` opens this dialog before the search has loaded. */
const SEARCH = (
  <dialog className="shell-layer" aria-label="Search">
    <div className="shell-backdrop" {...control('hide')} />
    <div className="shell-search" data-client="search">
      <Search />
    </div>
  </dialog>
);

export const TEMPLATES: readonly (readonly [name: string, html: string])[] = [
  ['search', renderToString(SEARCH)],
  ['loading', renderToStaticMarkup(<Loading {...LOADING} />)],
  [
    'failed',
    renderToStaticMarkup(<Loading {...LOADING} error={new Error('')} />),
  ],
];
