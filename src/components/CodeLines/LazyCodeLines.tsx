import React, { useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type CodeLines from '.';
import type { Props } from '.';

type Lines = typeof CodeLines;

let Loaded: Lines | undefined;

/** Loads what colors code. A page that arrives as HTML is colored already. */
export async function loadCodeLines(): Promise<Lines> {
  return (Loaded ??= (await import('.')).default);
}

/**
 * While React hydrates, it leaves the content of such an element as the server
 * has sent it, although this says that it is empty; later it sees no change.
 */
const AS_FOUND = { __html: '' };

/**
 * Stands for `CodeLines` in the production client. Lines that the server has
 * colored stay as they are; others are plain until the colors have come.
 */
export default function LazyCodeLines(props: Props): React.JSX.Element {
  const isHydrating = !useIsBrowser();
  const [isStatic] = useState(isHydrating);
  const [Lines, setLines] = useState(() => Loaded);

  useEffect(() => {
    if (isStatic || Lines) return;
    let isMounted = true;
    const show = (lines: Lines) => {
      if (isMounted) setLines(() => lines);
    };
    // Without colors the code is as good.
    loadCodeLines().then(show, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [isStatic, Lines]);

  if (isStatic) {
    return (
      <code className={props.className} dangerouslySetInnerHTML={AS_FOUND} />
    );
  }
  return Lines ? (
    <Lines {...props} />
  ) : (
    <code className={props.className}>{props.code}</code>
  );
}
