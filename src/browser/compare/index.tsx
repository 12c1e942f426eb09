import React, { useEffect, useState } from 'react';
import loaders from '@generated/compare/default/loaders';
import { replaceAddress } from '../dom/replaceAddress';
import type { HostProps } from '../islands/load';
import fields from '@site/src/components/fields/styles.module.css';
import Chooser from './Chooser';
import { readChoice, toSearch, type Choice } from './choice';
import Comparison from './Comparison';

export interface Props extends Partial<HostProps> {
  /** All versions, the oldest first. */
  readonly versions: readonly string[];
  /** Where the site lies. */
  readonly base: string;
  /** HTML of the comparison that the server has made. */
  readonly found?: string;
}

/** What the address asks for, and what a reader chose before React came. */
function readFirst(
  host: HTMLElement | undefined,
  versions: readonly string[],
): Choice {
  const query = new URLSearchParams(host ? location.search : '');
  for (const { name, value, dataset } of host?.querySelectorAll('select') ??
    []) {
    if (value !== dataset['first']) query.set(name, value);
  }
  const box = host?.querySelector<HTMLInputElement>('input[name="breaking"]');
  if (box?.checked) query.set(box.name, box.value);
  return readChoice(`?${query}`, versions);
}

const isUpgrade = (
  versions: readonly string[],
  { from, to }: Choice,
): boolean =>
  versions.includes(from) && versions.indexOf(from) < versions.indexOf(to);

/** Compares two versions, which the address names. */
export default function Compare(props: Props): React.JSX.Element {
  const { versions, base, host } = props;
  const [asked] = useState(() => readFirst(host, versions));
  // React takes over what the server has printed only where it is the same.
  const [choice, setChoice] = useState(() => readChoice('', versions));
  const [found] = useState(
    () => props.found ?? host?.querySelector('[data-found]')?.innerHTML,
  );
  const choose = (next: Choice): void => {
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
