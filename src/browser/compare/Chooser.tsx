import type { ReactNode } from 'react';
import clsx from 'clsx';
import fields from '@site/src/components/fields/styles.module.css';
import Select from '@site/src/components/fields/Select';
import type { ComparisonChoice } from './choice';
import styles from './styles.module.css';

type Versions = Pick<ComparisonChoice, 'from' | 'to'>;

const LABELS: Versions = { from: 'From', to: 'To' };

interface Props<C extends Versions> {
  readonly versions: readonly string[];
  readonly choice: C;
  readonly onChoose: (choice: C) => void;
  /** Further controls below the lists. */
  readonly children?: ReactNode;
}

function VersionSelect({
  name,
  value,
  versions,
  onChange,
}: {
  readonly name: 'from' | 'to';
  readonly value: string;
  readonly versions: readonly string[];
  readonly onChange: (version: string) => void;
}) {
  const isKnown = versions.includes(value);
  return (
    <Select
      name={name}
      label={LABELS[name]}
      value={isKnown ? value : ''}
      onChange={onChange}
    >
      {!isKnown && <option value="">Choose</option>}
      {versions.map((version) => (
        <option key={version}>{version}</option>
      ))}
    </Select>
  );
}

/** Two lists of versions. */
export default function Chooser<C extends Versions>({
  versions,
  choice,
  onChoose,
  children,
}: Props<C>) {
  return (
    <div className={clsx(fields.row, styles.chooser)} data-screen-only="">
      {(['from', 'to'] as const).map((name) => (
        <VersionSelect
          key={name}
          name={name}
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
