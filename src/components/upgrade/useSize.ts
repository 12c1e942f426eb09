import { useEffect, useState } from 'react';

/** What the compiler weighs on its way, such as `1.2 MB`; `''` until known. */
export function useSize(base: string): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    let isCurrent = true;
    fetch(`${base}size.json`)
      .then((response) => response.json())
      .then(
        (bytes: unknown) => {
          const megabytes = (Number(bytes) / 1e6).toFixed(1);
          if (isCurrent) setSize(`${megabytes} MB`);
        },
        // Without it, the page says less.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [base]);
  return size;
}
