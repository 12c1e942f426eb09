import React, { useState } from 'react';
import loaders from '@generated/compare/default/loaders';
import type { HostProps } from '../islands/load';
import fields from '@site/src/components/fields/styles.module.css';
import Chooser from './Chooser';
import { readChoice, type ComparisonChoice } from './choice';
import Comparison from './Comparison';
import { useChoice } from './useChoice';

export interface Props extends Partial<HostProps> {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  /** Where the site lies. */
  readonly base: string;
  /** HTML of the comparison that the server has made. */
  readonly found?: string;
}

const isUpgrade = (
  versions: readonly string[],
  { from, to }: ComparisonChoice,
): boolean =>
  versions.includes(from) && versions.indexOf(from) < versions.indexOf(to);

/** Compares two versions, which the address names. */
export default function Compare(props: Props): React.JSX.Element {
  const { versions, base, host } = props;
  const [choice, choose] = useChoice(versions, host);
  const [found] = useState(
    () => props.found ?? host?.querySelector('[data-found]')?.innerHTML,
  );
  const { from, to } = readChoice('', versions);
  const isFirst = choice.from === from && choice.to === to;
  return (
    <>
      <Chooser versions={versions} choice={choice} onChoose={choose}>
        <div className={fields.actions}>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              choose({ ...choice, from: choice.to, to: choice.from });
            }}
          >
            Swap
          </button>
          {isUpgrade(versions, choice) && (
            <a
              className="button button--secondary"
              href={`${base}upgrade/?from=${choice.from}&to=${choice.to}`}
            >
              Check my app
            </a>
          )}
        </div>
      </Chooser>
      <Comparison
        choice={choice}
        loaders={loaders}
        base={base}
        found={isFirst ? found : undefined}
        onChoose={choose}
      />
    </>
  );
}
