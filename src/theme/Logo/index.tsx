import React from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';

/** Without another image for the dark mode, one that shows without scripts. */
export default function Logo({
  imageClassName,
  titleClassName,
  ...props
}: Props): React.JSX.Element {
  const { title, logo } = useThemeConfig().navbar;
  const home = useBaseUrl(logo?.href ?? '/');
  const light = useBaseUrl(logo?.src);
  const dark = useBaseUrl(logo?.srcDark);
  const className = clsx(imageClassName, logo?.className) || undefined;
  const look = logo && {
    alt: logo.alt ?? '',
    width: logo.width,
    height: logo.height,
    style: logo.style,
  };
  return (
    <Link to={home} target={logo?.target} {...props}>
      {look && logo.srcDark && (
        <ThemedImage
          className={className}
          sources={{ light, dark }}
          {...look}
        />
      )}
      {look && !logo.srcDark && (
        <img className={className} src={light} {...look} />
      )}
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
