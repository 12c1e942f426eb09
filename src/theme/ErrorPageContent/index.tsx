import React from 'react';
import type { Props } from '@theme/Error';

/** Says that the page crashed, and why. Needs no context: it may be gone. */
export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): React.JSX.Element {
  return (
    <main className="container margin-vert--xl" role="alert">
      <h1>This page crashed.</h1>
      <p>
        <code>{error.message}</code>
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={tryAgain}
      >
        Try again
      </button>
    </main>
  );
}
