import { useRef, useState } from 'react';
import { findWish } from '@site/src/upgrade/findWish';
import type { Input } from './Input';
import { readFiles, type ChosenFiles, type NamedFile } from './readGiven';

const NOTHING: ChosenFiles = { files: [], others: 0 };

/** What a reader gives, and how it changes. */
export interface InputControl {
  readonly input: Input;
  readonly change: (part: Partial<Input>) => void;
  /** Takes files in the place of those of before. */
  readonly pick: (named: Promise<readonly NamedFile[]>) => void;
  readonly forget: () => void;
  /** What the files leave open about their version. */
  readonly doubt: string;
}

/**
 * @param versions all versions, the oldest first
 * @param onRead called after files were picked, with what has kept them from being read
 */
export function useInput(
  versions: readonly string[],
  onRead: (fault: string) => void,
): InputControl {
  const [input, setInput] = useState<Input>({
    code: '',
    isTyped: false,
    choice: {
      from: versions[versions.length - 2] ?? '',
      to: versions[versions.length - 1] ?? '',
    },
    given: NOTHING,
  });
  const [doubt, setDoubt] = useState('');
  // Of what was picked twice, only the last counts, however long it takes.
  const picked = useRef<Promise<readonly NamedFile[]>>();
  const change = (part: Partial<Input>): void => {
    setInput((old) => ({ ...old, ...part }));
  };
  const take = (given: ChosenFiles): void => {
    const wish = findWish(given.surroundings ?? [], versions);
    setDoubt(wish?.doubt ? `${wish.file}: ${wish.doubt}` : '');
    setInput((old) => ({
      ...old,
      given,
      choice: { ...old.choice, from: wish?.version ?? old.choice.from },
    }));
  };
  return {
    input,
    change,
    pick: (named) => {
      picked.current = named;
      named.then(readFiles).then(
        (given) => {
          if (picked.current !== named) return;
          onRead('');
          take(given);
        },
        (error: unknown) => {
          onRead(`The files could not be read: ${String(error)}`);
        },
      );
    },
    forget: () => {
      setDoubt('');
      change({ given: NOTHING });
    },
    doubt,
  };
}
