import { useEffect, useState } from 'react';
import { printSize, type CompilerSize } from '@site/src/typing/CompilerSize';

/** What the compiler weighs on its way, such as `1.2 MB`; `''` until known. */
export function useSize(compiler: string): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    let isCurrent = true;
    fetch(`${compiler}size.json`)
      .then((response) => response.json())
      .then(
        (size: CompilerSize) => {
          if (isCurrent) setSize(printSize(size));
        },
        // Without it, the page says less.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [compiler]);
  return size;
}
