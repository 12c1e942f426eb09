import React, { type ReactNode } from 'react';
import fields from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In the address, where a choice is kept there. */
  readonly name?: string;
  /** Its options. */
  readonly children: ReactNode;
}

/** A list to choose from, with its name above it. */
export default function Select({
  label,
  onChange,
  children,
  ...rest
}: Props): React.JSX.Element {
  return (
    <label className={fields.field}>
      {label}
      <select
        {...rest}
        aria-label={label}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {children}
      </select>
    </label>
  );
}
