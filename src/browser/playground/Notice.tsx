import React from 'react';
import { isEdited } from './state';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';
import type { WorksControl } from './useWorks';

interface Props {
  readonly control: WorkControl;
  readonly kept: WorksControl;
}

/** What would be lost, and when; nothing where all is kept. */
function getLoss({ control, kept }: Props): string {
  if (!control.isKept)
    return 'This browser does not keep the code: it is lost when the page is loaded again. Copy it, or copy a link.';
  if (!kept.areKept)
    return 'This browser keeps the code until the tab is closed: its storage is off or full. Copy it, or copy a link.';
  return '';
}

/** What became of the code when something else than typing changed it. */
export default function Notice(props: Props): React.JSX.Element {
  const { state, bringBack, open } = props.control;
  const loss = getLoss(props);
  const [last] = props.kept.works;
  const isPristine = !isEdited(state) && !state.former && !state.link;
  return (
    <div className={styles.notice}>
      <p role="status">{state.notice}</p>
      {loss && <p role="alert">{loss}</p>}
      {state.former && (
        <p>
          Other code has taken the place of yours.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={bringBack}
          >
            Bring mine back
          </button>
        </p>
      )}
      {isPristine && last && last.id !== state.id && (
        <p>
          Your last code is kept.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              open(last);
            }}
          >
            Go on with “{last.name}”
          </button>
        </p>
      )}
    </div>
  );
}
