import React from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/ThemedImage';
import styles from './styles.module.css';

/** An image for each color mode, of which the style sheet shows one. */
export default function ThemedImage({
  sources,
  className,
  alt,
  ...props
}: Props): React.JSX.Element {
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={sources[mode]}
          alt={alt}
          className={clsx(styles[mode], className)}
          {...props}
        />
      ))}
    </>
  );
}
