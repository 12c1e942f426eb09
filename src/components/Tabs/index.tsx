import React, { type ReactNode } from 'react';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** All tabs of one group, on all pages, show the same choice, which is kept. */
  readonly group?: string | undefined;
  /** The accessible name of the tabs: what they let readers choose. */
  readonly label: string;
  /** The names of the tabs and what they show. */
  readonly tabs: Readonly<Record<string, ReactNode>>;
  /** What readers see, where it is not the name under which a choice is kept. */
  readonly names?: Readonly<Record<string, string>>;
  /** The tab that shows first, where that is not the first one. */
  readonly initial?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * One of several panels; without scripts all of them, with their names.
 * `src/browser/controls/tabs.ts` makes the buttons tabs.
 */
export default function Tabs({
  group = '',
  label,
  tabs,
  names = {},
  initial,
  className,
}: Props): React.JSX.Element {
  return (
    <div data-tabs={group} data-initial={initial} className={className}>
      <div className={styles.list} aria-label={label} data-search="skip">
        {Object.keys(tabs).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            data-name={name}
            {...control('tab')}
          >
            {names[name] ?? name}
          </button>
        ))}
      </div>
      {Object.entries(tabs).map(([name, content]) => (
        <div
          key={name}
          className={styles.panel}
          data-tab={name}
          data-shown={name === initial || undefined}
        >
          <p className={styles.name}>{names[name] ?? name}</p>
          {content}
        </div>
      ))}
    </div>
  );
}
