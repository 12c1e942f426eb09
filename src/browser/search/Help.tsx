import React, { useEffect, useState } from 'react';
import { clearRecent, getRecent } from './settings';
import styles from './styles.module.css';

interface Props {
  readonly onSearch: (query: string) => void;
}

const EXAMPLES = [
  ['Device.audio', 'a method, event, type or module'],
  ['-> AudioProfiles', 'what returns a type; also returns:AudioProfiles'],
  ['TokenType ->', 'what takes a type; also takes:TokenType'],
  ['closed captions', 'words of the guides, the reference, the changelog'],
] as const;

function Recent({ onSearch }: Props): React.JSX.Element | null {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    setRecent(getRecent());
  }, []);
  if (!recent.length) return null;
  return (
    <section>
      <h2>Recent searches</h2>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => {
                onSearch(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          clearRecent();
          setRecent([]);
        }}
      >
        Clear recent searches
      </button>
    </section>
  );
}

/** What can be searched, before a reader types. */
export default function Help({ onSearch }: Props): React.JSX.Element {
  return (
    <div className={styles.help}>
      <Recent onSearch={onSearch} />
      <section>
        <h2>What you can search for</h2>
        <ul>
          {EXAMPLES.map(([query, meaning]) => (
            <li key={query}>
              <button
                type="button"
                onClick={() => {
                  onSearch(query);
                }}
              >
                <code>{query}</code>
              </button>{' '}
              {meaning}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
