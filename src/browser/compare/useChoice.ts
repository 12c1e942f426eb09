import { useEffect, useState } from 'react';
import { replaceAddress } from '../dom/replaceAddress';
import { readChoice, toSearch, type ComparisonChoice } from './choice';

/** The reader's choice, which is stored in the URL. */
export function useChoice(
  versions: readonly string[],
): readonly [ComparisonChoice, (choice: ComparisonChoice) => void] {
  // React can hydrate the server's HTML only if the first render matches it.
  const [choice, setChoice] = useState(() => readChoice('', versions));
  useEffect(() => {
    setChoice(readChoice(location.search, versions));
    // Once, for the address.
  }, []);
  return [
    choice,
    (next) => {
      replaceAddress(toSearch(next));
      setChoice(next);
    },
  ];
}
