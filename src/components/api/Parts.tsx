import React from 'react';
import Link from '@docusaurus/Link';
import type { Part } from '@site/src/openrpc';
import { colorCode } from './colorSignature';
import styles from './styles.module.css';

interface Props {
  readonly parts: readonly Part[];
  readonly isColored?: boolean;
}

function Colored({ code }: { readonly code: string }): React.JSX.Element {
  return (
    <>
      {colorCode(code).map(({ text, color }, i) =>
        color ? (
          <span key={i} className={styles[color]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  );
}

/** Printed code whose type names lead to their explanation. */
export default function Parts({
  parts,
  isColored = false,
}: Props): React.JSX.Element {
  return (
    <>
      {parts.map((part, i) => {
        if (typeof part !== 'string') {
          return (
            <Link key={i} to={part[1]}>
              {part[0]}
            </Link>
          );
        }
        return isColored ? <Colored key={i} code={part} /> : part;
      })}
    </>
  );
}
