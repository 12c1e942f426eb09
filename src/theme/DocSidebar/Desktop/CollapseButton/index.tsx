import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** Hides and shows the sidebar; `src/browser/controls` handles the click. */
export default function CollapseButton() {
  const name = translate({
    id: 'theme.docs.sidebar.collapseButtonAriaLabel',
    message: 'Collapse sidebar',
  });
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-expanded
      className={clsx('button button--secondary', styles.button)}
      {...control('sidebar')}
    >
      <IconArrow className={styles.icon} />
    </button>
  );
}
