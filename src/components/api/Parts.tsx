import React from 'react';
import Link from '@docusaurus/Link';
import type { Part } from '@site/src/openrpc';

interface Props {
  readonly parts: readonly Part[];
}

/** Printed code whose type names lead to their explanation. */
export default function Parts({ parts }: Props): React.JSX.Element {
  return (
    <>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Link key={i} to={part[1]}>
            {part[0]}
          </Link>
        ),
      )}
    </>
  );
}
