import type { Props } from '@theme/Error';

// Uses no context, which may be missing, and no `<div>`, which React would mistake for
// the server's markup.
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <section className="container margin-vert--lg" role="alert">
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
