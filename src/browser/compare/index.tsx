'use client';

import { useEffect, useState } from 'react';
import type { ComparisonModel } from '@site/src/openrpc';
import fields from '@site/src/components/fields/styles.module.css';
import Button from '@site/src/components/fields/Button';
import { BASE } from '../dom/base';
import { replaceAddress } from '../dom/replaceAddress';
import Chooser from './Chooser';
import { readChoice, type ComparisonChoice, toSearch } from './choice';
import Comparison from './Comparison';

/** The page's HTML contains the most likely comparison, so hydration can wait. */
export const wake = 'used';

interface Props {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  /** The comparison of the two newest versions. */
  readonly first?: ComparisonModel;
}

export default function Compare({ versions, first }: Props) {
  const initial = readChoice('', versions);
  // The first render must match the server's HTML.
  const [choice, setChoice] = useState(initial);
  useEffect(() => {
    setChoice(readChoice(location.search, versions));
    // Later changes to the URL come from this component.
  }, []);
  const choose = (next: ComparisonChoice): void => {
    replaceAddress(toSearch(next));
    setChoice(next);
  };
  const { from, to } = choice;
  const swapped = { ...choice, from: to, to: from };
  const older = versions.indexOf(from);
  return (
    <>
      <Chooser
        versions={versions}
        choice={choice}
        onChoose={(chosen) => choose({ ...choice, ...chosen })}
      >
        <div className={fields.actions}>
          <Button disabled={from === to} onClick={() => choose(swapped)}>
            Swap
          </Button>
          {older >= 0 && older < versions.indexOf(to) && (
            <a
              className="button button--secondary"
              href={`${BASE}upgrade/?from=${from}&to=${to}`}
            >
              {`Upgrade check from ${from} to ${to}`}
            </a>
          )}
        </div>
      </Chooser>
      <Comparison
        choice={choice}
        found={from === initial.from && to === initial.to ? first : undefined}
        onChoose={choose}
      />
    </>
  );
}
