import type { ReactNode } from 'react';
import clsx from 'clsx';
import fields from '@site/src/components/fields/styles.module.css';
import Options from '@site/src/components/fields/Options';
import Select from '@site/src/components/fields/Select';
import type { ComparedVersions } from './choice';
import styles from './styles.module.css';

interface Props {
  readonly versions: readonly string[];
  readonly choice: ComparedVersions;
  readonly onChoose: (choice: ComparedVersions) => void;
  readonly children?: ReactNode;
}

export default function Chooser(props: Props) {
  const { versions, choice, onChoose, children } = props;
  return (
    <div className={clsx(fields.row, styles.chooser)} data-screen-only="">
      {(['from', 'to'] as const).map((name) => {
        const isKnown = versions.includes(choice[name]);
        return (
          <Select
            key={name}
            name={name}
            label={name === 'from' ? 'From' : 'To'}
            value={isKnown ? choice[name] : ''}
            onChange={(version) => onChoose({ ...choice, [name]: version })}
          >
            {!isKnown && <option value="">Choose</option>}
            <Options names={versions} />
          </Select>
        );
      })}
      {children}
    </div>
  );
}
