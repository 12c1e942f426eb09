import type { ReactNode } from 'react';
import fields from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Name of the URL parameter that stores the choice. */
  readonly name?: string;
  readonly children: ReactNode;
}

export default function Select({ label, onChange, children, ...rest }: Props) {
  return (
    <label className={fields.field}>
      {label}
      <select
        {...rest}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
