import type { Said } from './CopyLink';
import { isEdited } from './state';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';
import type { WorksControl } from './useWorks';

interface Props {
  readonly control: WorkControl;
  readonly kept: WorksControl;
  /** The result of copying a link, which takes precedence. */
  readonly said: Said;
}

/** Warns if the browser cannot save the code. */
function getLoss({ control, kept }: Omit<Props, 'said'>): string {
  if (!control.isKept)
    return "This browser can't save your code: it is lost when you reload the page. Copy the code, or copy a link.";
  if (!kept.areKept)
    return 'This browser saves your code only until you close the tab, because its storage is off or full. Copy the code, or copy a link.';
  return '';
}

/** Reports changes to the code that the reader did not type. */
export default function Notice(props: Props) {
  const { state, bringBack, open } = props.control;
  const { said } = props;
  const loss = getLoss(props);
  const [last] = props.kept.works;
  const isPristine = !isEdited(state) && !state.former && !state.link;
  return (
    <div className={styles.notice}>
      <p role="status">
        {said.text || state.notice}
        {said.link !== undefined && (
          <input readOnly value={said.link} aria-label="Link" />
        )}
      </p>
      {loss && <p role="alert">{loss}</p>}
      {state.former && (
        <p>
          This replaced your code.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={bringBack}
          >
            Restore my code
          </button>
        </p>
      )}
      {isPristine && last && last.id !== state.id && (
        <p>
          Your last code is saved.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              open(last);
            }}
          >
            Continue with “{last.name}”
          </button>
        </p>
      )}
    </div>
  );
}
