import React from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import NotLoaded from '@site/src/components/loading/NotLoaded';
import Spinner from '@site/src/components/loading/Spinner';

/** Stands in for a page of `npm start` while its chunks load, or when they failed to. */
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
    return <NotLoaded what="This page" reason={reason} onRetry={retry} />;
  }
  // A spinner that shows for a moment only would be a flicker.
  return pastDelay ? <Spinner /> : null;
}
