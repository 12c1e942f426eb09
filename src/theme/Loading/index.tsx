import type { LoadingComponentProps } from 'react-loadable';
import NotLoaded from '@site/src/components/loading/NotLoaded';
import Spinner from '@site/src/components/loading/Spinner';

/**
 * Shows that a client component is loading, or failed to load; the build prints both states
 * as HTML. `npm start` uses it for pages, too.
 */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps) {
  if (error) {
    const reason =
      (error as unknown) instanceof Error
        ? (error as Error).message
        : String(error);
    return (
      <NotLoaded what="This part of the page" reason={reason} onRetry={retry} />
    );
  }
  // A spinner that is visible only briefly would flicker.
  return pastDelay ? <Spinner /> : null;
}
