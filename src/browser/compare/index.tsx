'use client';

import loaders from '@generated/openrpc/default/loaders';
import type { ComparisonModel } from '@site/src/openrpc';
import fields from '@site/src/components/fields/styles.module.css';
import Button from '@site/src/components/fields/Button';
import Chooser from './Chooser';
import { readChoice, type ComparisonChoice, toSearch } from './choice';
import Comparison from './Comparison';
import { useEffect, useState } from 'react';
import { replaceAddress } from '../dom/replaceAddress';

/** The reader's choice, which is stored in the URL. */
function useChoice(
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

/** The page contains the most wanted comparison as HTML. */
export const wake = 'used';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  /** Where the site lies. */
  readonly base: string;
  /** Changes of the newest version. */
  readonly first?: ComparisonModel;
}

const isUpgrade = (
  versions: readonly string[],
  { from, to }: ComparisonChoice,
): boolean =>
  versions.includes(from) && versions.indexOf(from) < versions.indexOf(to);

/** Compares the two versions in the URL. */
export default function Compare({ versions, base, first }: Props) {
  const [choice, choose] = useChoice(versions);
  const { from, to } = readChoice('', versions);
  const isFirst = choice.from === from && choice.to === to;
  return (
    <>
      <Chooser versions={versions} choice={choice} onChoose={choose}>
        <div className={fields.actions}>
          <Button
            onClick={() => {
              choose({ ...choice, from: choice.to, to: choice.from });
            }}
          >
            Swap
          </Button>
          {isUpgrade(versions, choice) && (
            <a
              className="button button--secondary"
              href={`${base}upgrade/?from=${choice.from}&to=${choice.to}`}
            >
              Upgrade check from {choice.from} to {choice.to}
            </a>
          )}
        </div>
      </Chooser>
      <Comparison
        choice={choice}
        loaders={loaders}
        base={base}
        found={isFirst ? first : undefined}
        onChoose={choose}
      />
    </>
  );
}
