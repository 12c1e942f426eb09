import React, { useCallback, useEffect, useRef, useState } from 'react';
import type { Hit } from '../../search/results';
import type { HostProps } from '../islands/load';
import { follow } from '../dom/follow';
import { BASE } from '../dom/base';
import { ALL_VERSIONS } from './client';
import Footer from './Footer';
import Help from './Help';
import Hits from './Hits';
import SearchField from './SearchField';
import { addRecent } from './settings';
import Status from './Status';
import { useSearch } from './useSearch';
import { useSearchBox } from './useSearchBox';
import VersionFilter from './VersionFilter';

interface Props extends Partial<HostProps> {
  /** The version being read. */
  readonly version?: string;
  /** Root of its docs. */
  readonly path?: string;
}

const NO_HITS: readonly Hit[] = [];

/** What a reader has typed before the search was there. */
const getFirstQuery = (host: HTMLElement | undefined): string =>
  host?.querySelector('input')?.value ?? '';

/** Field, versions and hits, and what to say where there are none. */
export default function Search(props: Props): React.JSX.Element {
  const { host, path = '' } = props;
  const [query, setQuery] = useState(() => getFirstQuery(host));
  const [version, setVersion] = useState(props.version ?? '');
  const input = useRef<HTMLInputElement>(null);
  const search = useSearch(query, version);
  const { isCurrent, results } = search;
  const isEmpty = query.trim() === '';
  const hits = isEmpty ? NO_HITS : (results?.hits ?? NO_HITS);
  const leave = useCallback(() => {
    addRecent(query.trim());
  }, [query]);
  const { box, followFirst } = useSearchBox({
    query,
    hits,
    isCurrent: isCurrent || isEmpty,
    onFollow: (hit) => {
      leave();
      follow(BASE + hit.url.slice(1));
    },
  });
  useEffect(() => {
    if (host?.closest('[data-entered]')) followFirst();
    // Once, for what was typed before.
  }, []);
  const { setHighlightedIndex } = box;
  useEffect(() => {
    setHighlightedIndex(0);
  }, [version, setHighlightedIndex]);
  return (
    <>
      <SearchField
        box={box}
        inputRef={input}
        isCurrent={isCurrent || isEmpty}
        onQuery={setQuery}
        onEarlyEnter={followFirst}
      />
      <VersionFilter
        versions={search.versions}
        selected={version}
        results={isEmpty ? undefined : results}
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
        isBusy={!isCurrent && !isEmpty}
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
