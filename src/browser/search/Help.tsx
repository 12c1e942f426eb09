import { useEffect, useState } from 'react';
import { toLink } from '../dom/base';
import { clearRecent, getRecent } from './settings';
import styles from './styles.module.css';

interface Props {
  /** Path of the docs of the version being read. */
  readonly path: string;
  readonly onSearch: (query: string) => void;
}

const EXAMPLES = [
  ['Device.audio', 'a method, event, type, or module'],
  [
    '-> AudioProfiles',
    'methods that return this type; also returns:AudioProfiles',
  ],
  ['TokenType ->', 'methods that accept this type; also takes:TokenType'],
  ['closed captions', 'words in the guides, the reference, and the changelog'],
] as const;

const STARTS = [
  ['firebolt_docs/getting-started/quick-start-guide/', 'Quick start'],
  ['api/symbols/', 'All symbols from A to Z'],
  ['changelog/', 'Changelog'],
] as const;

function Recent({ onSearch }: Pick<Props, 'onSearch'>) {
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
            <button type="button" onClick={() => onSearch(query)}>
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

/** Links for readers who don't know what to search for. */
function Starts({ path }: Pick<Props, 'path'>) {
  const [root, setRoot] = useState('');
  // The server renders the dialog without a version.
  useEffect(() => {
    setRoot(path);
  }, [path]);
  if (!root) return null;
  return (
    <section>
      <h2>Start here</h2>
      <p className={styles.starts}>
        {STARTS.map(([address, text]) => (
          <a key={address} href={toLink(`${root}/${address}`)}>
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Shows recent searches, links, and examples until the reader types. */
export default function Help({ path, onSearch }: Props) {
  return (
    <div className={styles.help}>
      <Recent onSearch={onSearch} />
      <Starts path={path} />
      <section>
        <h2>What you can search for</h2>
        <ul>
          {EXAMPLES.map(([query, meaning]) => (
            <li key={query}>
              <button type="button" onClick={() => onSearch(query)}>
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
