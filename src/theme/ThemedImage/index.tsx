import clsx from 'clsx';
import type { Props } from '@theme/ThemedImage';
import styles from './styles.module.css';

/** An image for each color mode (CSS shows the current one), or one image for both. */
export default function ThemedImage({
  sources,
  className,
  alt,
  ...props
}: Props) {
  if (sources.light === sources.dark)
    return (
      <img src={sources.light} alt={alt} className={className} {...props} />
    );
  return (
    <>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={sources[mode]}
          alt={alt}
          className={clsx(styles[mode], className)}
          // Print and the page's Markdown contain only the light image.
          {...(mode === 'dark' && { 'data-screen-only': '' })}
          {...props}
        />
      ))}
    </>
  );
}
