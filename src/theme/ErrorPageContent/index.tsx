import React from 'react';
import type { Props } from '@theme/Error';
import CrashMessage from '@site/src/components/CrashMessage';

/** In place of a page that crashed. */
export default function ErrorPageContent(props: Props): React.JSX.Element {
  return (
    <main id="main">
      <CrashMessage {...props} />
    </main>
  );
}
