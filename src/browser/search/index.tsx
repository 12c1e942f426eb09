import { useEffect, useRef, useState } from 'react';
import type { SearchVersion } from '../../search/format';
import { ALL_VERSIONS } from './client';
import Footer from './Footer';
import Help from './Help';
import Hits from './Hits';
import SearchField from './SearchField';
import Status from './Status';
import { useSearchDialog } from './useSearchDialog';
import VersionFilter from './VersionFilter';

interface Props {
  /** The version being read. */
  readonly version?: string;
  /** Root of its docs. */
  readonly path?: string;
}

/** The versions in the navbar, which are shown before the index has loaded. */
const listVersions = (): readonly SearchVersion[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      '.navbar a[data-version][data-root]:not([data-docs])',
    ),
    ({ innerText, dataset }) => ({
      name: dataset['version'] ?? '',
      label: innerText,
      path: dataset['root'] ?? '',
    }),
  );

/** Field, versions and hits, or a message if there are none. */
export default function Search(props: Props) {
  const { path = '' } = props;
  const input = useRef<HTMLInputElement>(null);
  const [linked, setLinked] = useState<readonly SearchVersion[]>([]);
  // Not on the server, which renders the dialog.
  useEffect(() => {
    setLinked(listVersions());
  }, []);
  const dialog = useSearchDialog(props.version ?? '');
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
        versions={search.versions.length ? search.versions : linked}
        selected={version}
        results={isEmpty ? undefined : search.results}
        onSelect={setVersion}
      />
      <Status
        search={search}
        query={query.trim()}
        path={path}
        onAllVersions={() => {
          setVersion(ALL_VERSIONS);
        }}
      />
      <Hits
        box={box}
        hits={hits}
        query={search.results?.query ?? ''}
        isBusy={!isCurrent}
        onLeave={leave}
      />
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
