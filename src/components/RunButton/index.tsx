import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Of the SDK, where it is not that of the page. */
  readonly version?: string | undefined;
  /** TypeScript opens in the playground; JavaScript runs where it stands. */
  readonly language?: 'ts' | undefined;
}

/** Runs the code block around it; the plugin `shell` answers. */
export default function RunButton({
  version,
  language,
}: Props): React.JSX.Element {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.run)}
      data-shell="run"
      data-version={version}
      data-language={language}
      aria-label={language && 'Open in playground'}
    >
      {language ? 'Playground' : 'Run'}
    </button>
  );
}
