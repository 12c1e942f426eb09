import { useRef } from 'react';
import Footer from './Footer';
import Help from './Help';
import Hits from './Hits';
import SearchField from './SearchField';
import Status from './Status';
import styles from './styles.module.css';
import { ALL_VERSIONS } from './useSearch';
import { useSearchDialog } from './useSearchDialog';
import VersionFilter from './VersionFilter';

interface Props {
  /** The version being read. */
  readonly version?: string;
  /** Path of this version's docs. */
  readonly path?: string;
}

export default function Search({ version: read = '', path = '' }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const dialog = useSearchDialog(read);
  const { search, query, setQuery, version, setVersion, hits } = dialog;
  const { isCurrent, isEmpty, box, enter, leave } = dialog;
  return (
    <>
      <SearchField
        box={box}
        inputRef={input}
        onQuery={setQuery}
        onEnter={enter}
      />
      <VersionFilter
        versions={search.versions}
        selected={version}
        results={isEmpty ? undefined : search.results}
        onSelect={setVersion}
      />
      <Status
        search={search}
        query={query.trim()}
        path={path}
        onAllVersions={() => setVersion(ALL_VERSIONS)}
      />
      <div
        {...box.getMenuProps({
          className: styles.hits,
          'aria-label': 'Results',
          'aria-busy': !isCurrent,
          hidden: hits.length === 0,
        })}
      >
        <Hits
          hits={hits}
          query={search.results?.query ?? ''}
          highlighted={box.highlightedIndex}
          getItemProps={box.getItemProps}
          onLeave={leave}
        />
      </div>
      {isEmpty && (
        <Help
          path={path}
          onSearch={(text) => {
            setQuery(text);
            input.current?.focus();
          }}
        />
      )}
      <Footer />
    </>
  );
}
