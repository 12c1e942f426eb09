import React, { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { ALL_VERSIONS, getClient } from '../client';
import type { Hit } from '../../../search/results';
import { addRecent } from '../settings';
import { useReadVersion } from '../useReadVersion';
import { useSearch } from '../useSearch';
import Footer from './Footer';
import Help from './Help';
import Hits from './Hits';
import SearchField from './SearchField';
import Status from './Status';
import { useEarlyField, useEarlyQuery } from './useEarlyField';
import { useSearchBox } from './useSearchBox';
import VersionFilter from './VersionFilter';

export interface Props {
  /** The dialog on show, with the field that a reader may have typed into. */
  readonly host: Element;
}

const NO_HITS: readonly Hit[] = [];

/** Starts to load the index before the dialog opens. */
export function prepare(folder: string): void {
  getClient(folder);
}

/** Leaves for a hit and remembers what led there. */
function useLeave(query: string): () => void {
  return useCallback(() => {
    addRecent(query.trim());
    // The hit takes the place of the dialog in the history.
    document.dispatchEvent(new Event('shell:leave'));
  }, [query]);
}

/** Field, versions and hits, and what to say where there are none. */
export default function SearchDialog({ host }: Props): React.JSX.Element {
  const [query, setQuery] = useState(useEarlyQuery(host));
  const [version, setVersion] = useState(useReadVersion().name);
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const search = useSearch(query, version);
  const { isCurrent, results } = search;
  const isEmpty = query.trim() === '';
  const hits = isEmpty ? NO_HITS : (results?.hits ?? NO_HITS);
  const leave = useLeave(query);
  const { box, followFirst } = useSearchBox({
    query,
    hits,
    isCurrent: isCurrent || isEmpty,
    onFollow: (hit) => {
      leave();
      history.replace(withBaseUrl(hit.url));
    },
  });
  useEarlyField(host, input, followFirst);
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
