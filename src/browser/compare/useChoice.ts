import { useEffect, useState } from 'react';
import { replaceAddress } from '../dom/replaceAddress';
import { readChoice, toSearch, type ComparisonChoice } from './choice';

/** What the address asks for, and what a reader chose before React came. */
function readFirst(
  host: HTMLElement | undefined,
  versions: readonly string[],
): ComparisonChoice {
  const query = new URLSearchParams(host ? location.search : '');
  for (const { name, value, dataset } of host?.querySelectorAll('select') ??
    []) {
    if (value !== dataset['first']) query.set(name, value);
  }
  const box = host?.querySelector<HTMLInputElement>('input[name="breaking"]');
  if (box?.checked) query.set(box.name, box.value);
  return readChoice(`?${query}`, versions);
}

/**
 * What the reader has chosen, which the address names.
 * @param host what the server has printed, whose fields count too
 */
export function useChoice(
  versions: readonly string[],
  host: HTMLElement | undefined,
): readonly [ComparisonChoice, (choice: ComparisonChoice) => void] {
  const [asked] = useState(() => readFirst(host, versions));
  // React takes over what the server has printed only where it is the same.
  const [choice, setChoice] = useState(() => readChoice('', versions));
  const choose = (next: ComparisonChoice): void => {
    replaceAddress(toSearch(next));
    setChoice(next);
  };
  useEffect(() => {
    const named = readChoice(location.search, versions);
    if (toSearch(asked) === toSearch(named)) setChoice(asked);
    else choose(asked);
    // Once, for the address and what was chosen before.
  }, []);
  // The list of modules that the server has printed is not React's.
  useEffect(() => {
    const listen = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest('[data-found]'))
        return;
      if (target instanceof HTMLSelectElement)
        choose({ ...choice, module: target.value });
      else if (target instanceof HTMLInputElement)
        choose({ ...choice, isBreakingOnly: target.checked });
    };
    host?.addEventListener('change', listen);
    return () => host?.removeEventListener('change', listen);
  });
  return [choice, choose];
}
