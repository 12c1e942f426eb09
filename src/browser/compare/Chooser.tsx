import React from 'react';
import type { Choice } from './choice';
import styles from './styles.module.css';

interface Props {
  readonly versions: readonly string[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function VersionSelect({
  name,
  label,
  value,
  versions,
  onChange,
}: {
  /** In the address, which is where a choice is kept. */
  readonly name: 'from' | 'to';
  readonly label: string;
  readonly value: string;
  readonly versions: readonly string[];
  readonly onChange: (version: string) => void;
}): React.JSX.Element {
  return (
    <label className={styles.select}>
      {label}{' '}
      <select
        name={name}
        aria-label={label}
        value={versions.includes(value) ? value : ''}
        data-first={value}
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
        name="from"
        label="From"
        value={choice.from}
        versions={versions}
        onChange={(from) => {
          onChoose({ ...choice, from });
        }}
      />
      <VersionSelect
        name="to"
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
