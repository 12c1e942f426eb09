import React from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import NotLoaded from '@site/src/components/loading/NotLoaded';
import Spinner from '@site/src/components/loading/Spinner';

/**
 * Shows that a client component loads, or that it failed to: the site prints both as
 * HTML. In `npm start` the same for a page.
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): React.JSX.Element | null {
  if (error) {
    const reason =
      (error as unknown) instanceof Error
        ? (error as Error).message
        : String(error);
    return (
      <NotLoaded what="This part of the page" reason={reason} onRetry={retry} />
    );
  }
  // A spinner that shows for a moment only would be a flicker.
  return pastDelay ? <Spinner /> : null;
}
