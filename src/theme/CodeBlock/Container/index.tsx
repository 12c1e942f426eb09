import { createElement, type ComponentProps } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Props extends ComponentProps<'div'> {
  readonly as: 'div' | 'pre';
}

/** The frame of a code block; the stock frame needs React for the color mode. */
export default function CodeBlockContainer({ as, className, ...props }: Props) {
  return createElement(as, {
    ...props,
    className: clsx(
      className,
      styles.container,
      ThemeClassNames.common.codeBlock,
    ),
  });
}
