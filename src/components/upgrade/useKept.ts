import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** Lasts as long as the tab's app does, and is nowhere else. */
const kept = new Map<string, unknown>();

/**
 * As React's `useState`, for what a reader finds again who follows a link of
 * the page and comes back.
 */
export function useKept<T>(
  name: string,
  initial: T,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() =>
    kept.has(name) ? (kept.get(name) as T) : initial,
  );
  useEffect(() => {
    kept.set(name, value);
  }, [name, value]);
  return [value, setValue];
}
