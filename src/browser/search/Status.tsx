import { toLink } from '../dom/base';
import Drawing from '../../components/drawings/Drawing';
import type { SearchResults } from '../../search/results';
import type { UsedSearch } from './useSearch';
import styles from './styles.module.css';

interface Props {
  readonly search: UsedSearch;
  readonly query: string;
  /** Path of the docs of the version being read. */
  readonly path: string;
  readonly onAllVersions: () => void;
}

const count = (number: number): string =>
  number === 1 ? '1 result' : `${number} results`;

function describe(search: UsedSearch, results: SearchResults): string {
  const { scope, counts, elsewhere, total, hits, isLoose } = results;
  const isPart = search.texts === 'loading';
  const number = scope === 'all' ? total : (counts[scope] ?? 0);
  const place =
    scope === 'all'
      ? 'all versions'
      : (search.versions[scope]?.label ?? 'this version');
  if (!number && isPart) return `No results so far in ${place}…`;
  if (!number && total > 0)
    return `No results in ${place}. Results in other versions: ${total}.`;
  // Explains to readers who search in another language why nothing matches.
  if (!number) return `No results in ${place}. The docs are in English.`;
  if (isPart) return `${count(number)} so far in ${place}…`;
  const others = elsewhere === 1 ? 'another version' : 'other versions';
  const more = elsewhere ? `, and ${elsewhere} in ${others}` : '';
  const shown =
    number + elsewhere > hits.length ? `; showing the best ${hits.length}` : '';
  const loose = isLoose ? 'No exact matches. Similar: ' : '';
  return `${loose}${count(number)} in ${place}${more}${shown}.`;
}

function getMessage(search: UsedSearch, query: string): string {
  if (search.phase === 'failed') return "The search index couldn't be loaded.";
  if (!query) return '';
  if (search.phase === 'loading' || !search.results) return 'Loading…';
  return describe(search, search.results);
}

const NOTES = {
  loading: undefined,
  ready: undefined,
  failed:
    "Searching names and summaries only: the full text couldn't be loaded.",
  none: 'With npm start, search covers only names, titles, and summaries. The built site also searches the full text.',
};

export default function Status(props: Props) {
  const { search, query, path, onAllVersions } = props;
  const { phase, texts, results, retry } = search;
  const hasFailed = phase === 'failed' || texts === 'failed';
  const isNowhere =
    query !== '' && texts !== 'loading' && results?.hits.length === 0;
  return (
    <div className={styles.status}>
      {isNowhere && <Drawing name="nothing" />}
      <p role="status">{getMessage(search, query)}</p>
      {phase === 'ready' && NOTES[texts] && <p>{NOTES[texts]}</p>}
      {hasFailed && (
        <button type="button" className={styles.action} onClick={retry}>
          Try again
        </button>
      )}
      {isNowhere && results.total > 0 && (
        <button type="button" className={styles.action} onClick={onAllVersions}>
          {`Show ${count(results.total)} in other versions`}
        </button>
      )}
      {(hasFailed || isNowhere) && (
        <a href={toLink(`${path}/api/symbols/`)}>All symbols from A to Z</a>
      )}
    </div>
  );
}
