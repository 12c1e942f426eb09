import type { ReactElement, ReactNode } from 'react';

/** Replaces the theme's providers, whose state is in the document and in storage. */
export const Passthrough = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => children as ReactElement;
