import type { ReactElement, ReactNode } from 'react';

/** Replaces the theme's providers, because their state is in the document and in storage. */
export const Passthrough = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => children as ReactElement;
