import React from 'react';
import type { Choice } from './choice';
import styles from './styles.module.css';

interface Props {
  readonly versions: readonly string[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function VersionSelect({
  label,
  value,
  versions,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly versions: readonly string[];
  readonly onChange: (version: string) => void;
}): React.JSX.Element {
  return (
    <label className={styles.select}>
      {label}{' '}
      <select
        aria-label={label}
        value={versions.includes(value) ? value : ''}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {!versions.includes(value) && <option value="">Choose</option>}
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** Two lists of versions. */
export default function Chooser({
  versions,
  choice,
  onChoose,
}: Props): React.JSX.Element {
  return (
    <div className={styles.chooser}>
      <VersionSelect
        label="From"
        value={choice.from}
        versions={versions}
        onChange={(from) => {
          onChoose({ ...choice, from });
        }}
      />
      <VersionSelect
        label="To"
        value={choice.to}
        versions={versions}
        onChange={(to) => {
          onChoose({ ...choice, to });
        }}
      />
    </div>
  );
}
