import React from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';

/** One image for both modes, which shows without scripts; the title names it. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: Props): React.JSX.Element {
  const { title, logo } = useThemeConfig().navbar;
  const home = useBaseUrl(logo?.href ?? '/');
  const source = useBaseUrl(logo?.src);
  return (
    <Link to={home} {...props}>
      {logo && (
        <img
          className={imageClassName}
          src={source}
          alt={logo.alt ?? ''}
          width={logo.width}
          height={logo.height}
        />
      )}
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
