import { memo } from 'react';
import type { SearchVersion } from '../../search/format';
import type { SearchResults } from '../../search/results';
import styles from './styles.module.css';
import { ALL_VERSIONS } from './useSearch';

interface Props {
  readonly versions: readonly SearchVersion[];
  readonly selected: string;
  readonly results: SearchResults | undefined;
  readonly onSelect: (version: string) => void;
}

function VersionFilter(props: Props) {
  const { versions, selected, results, onSelect } = props;
  if (versions.length < 2) return null;
  const choices = [
    { name: ALL_VERSIONS, label: 'All versions', count: results?.total },
    ...versions.map(({ name, label }, index) => ({
      name,
      label,
      count: results?.counts[index],
    })),
  ];
  return (
    <fieldset className={styles.versions}>
      <legend className="shell-hidden">Version to search</legend>
      {choices.map(({ name, label, count }) => (
        <label key={name} className={styles.version}>
          <input
            type="radio"
            name="search-version"
            value={name}
            checked={name === selected}
            onChange={() => onSelect(name)}
          />
          <span>
            {label} <span className={styles.count}>{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export default memo(VersionFilter);
