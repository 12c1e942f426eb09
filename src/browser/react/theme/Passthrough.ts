import type { ReactElement, ReactNode } from 'react';

/** A provider of the theme that nothing needs: the document and storage have the state. */
export const Passthrough = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => children as ReactElement;
