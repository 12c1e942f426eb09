import React from 'react';
import clsx from 'clsx';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** Of the SDK, where it is not that of the page. */
  readonly version?: string | undefined;
  /** TypeScript opens in the playground; JavaScript runs where it stands. */
  readonly language?: 'ts' | undefined;
}

/** Runs the code block around it; `src/browser/controls` answers. */
export default function RunButton({
  version,
  language,
}: Props): React.JSX.Element {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.run)}
      {...control('run')}
      data-version={version}
      data-language={language}
      aria-label={language && 'Open in playground'}
    >
      {language ? 'Playground' : 'Run'}
    </button>
  );
}
