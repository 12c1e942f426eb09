import clsx from 'clsx';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** SDK version, if it isn't the page's version. */
  readonly version?: string | undefined;
  /** TypeScript opens in the playground; JavaScript runs on the page. */
  readonly language?: 'ts' | undefined;
}

/** `src/browser/controls` runs the code block that contains the button. */
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
