import type { ReactElement, ReactNode } from 'react';

/** Replaces a provider of the theme, whose state is in the document and in storage. */
export const Passthrough = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => children as ReactElement;
