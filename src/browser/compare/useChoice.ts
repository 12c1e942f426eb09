import { useEffect, useState } from 'react';
import { replaceAddress } from '../dom/replaceAddress';
import { readChoice, toSearch, type ComparisonChoice } from './choice';

/** What the reader has chosen, which the address names. */
export function useChoice(
  versions: readonly string[],
): readonly [ComparisonChoice, (choice: ComparisonChoice) => void] {
  // React takes over what the server has printed only where it is the same.
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
