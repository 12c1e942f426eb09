import React from 'react';
import type { Props } from '@theme/Error';

/**
 * Says that a page or a client component crashed, and why. Needs no context: it may
 * be gone. No `<div>`: React takes it for what the server has printed in its place.
 */
export default function ErrorPageContent({
  error,
  tryAgain,
}: Props): React.JSX.Element {
  return (
    <section className="container margin-vert--xl" role="alert">
      <h2>This page crashed.</h2>
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
    </section>
  );
}
