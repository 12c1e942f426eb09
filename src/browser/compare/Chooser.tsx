import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import fields from '@site/src/components/fields/styles.module.css';
import type { ComparisonChoice } from './choice';
import styles from './styles.module.css';

type Versions = Pick<ComparisonChoice, 'from' | 'to'>;

const LABELS: Versions = { from: 'From', to: 'To' };

interface Props<C extends Versions> {
  readonly versions: readonly string[];
  readonly choice: C;
  readonly onChoose: (choice: C) => void;
  /** What else belongs to the choice. */
  readonly children?: ReactNode;
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
    <label className={fields.field}>
      {label}
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
export default function Chooser<C extends Versions>({
  versions,
  choice,
  onChoose,
  children,
}: Props<C>): React.JSX.Element {
  return (
    <div className={clsx(fields.row, styles.chooser)}>
      {(['from', 'to'] as const).map((name) => (
        <VersionSelect
          key={name}
          name={name}
          label={LABELS[name]}
          value={choice[name]}
          versions={versions}
          onChange={(version) => {
            onChoose({ ...choice, [name]: version });
          }}
        />
      ))}
      {children}
    </div>
  );
}
