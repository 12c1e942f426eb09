import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'secondary';
  readonly isSmall?: boolean;
}

export default function Button({ look, isSmall, ...rest }: Props) {
  const size = isSmall ? ' button--sm' : '';
  return (
    <button
      type="button"
      className={`button button--${look ?? 'secondary'}${size}`}
      {...rest}
    />
  );
}
