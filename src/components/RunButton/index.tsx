import clsx from 'clsx';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** SDK version, if it differs from the page's. */
  readonly version?: string | undefined;
  /** TypeScript opens in the playground; JavaScript runs in place. */
  readonly language?: 'ts' | undefined;
}

/** Runs the code block that contains it; `src/browser/controls` handles the click. */
export default function RunButton({ version, language }: Props) {
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
