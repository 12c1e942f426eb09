import type { PlaygroundState } from './state';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';
import type { WorksControl } from './useWorks';
import { MOST, type KeptWork } from './works';

interface Props {
  readonly control: WorkControl;
  readonly kept: WorksControl;
}

const printTime = (at: number): string =>
  new Date(at).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

function Entry({
  work,
  state,
  control,
  kept,
}: Props & {
  readonly work: KeptWork;
  readonly state: PlaygroundState;
}) {
  const { name, at } = work;
  const { version, language } = work.work;
  const isOpen = state.id === work.id;
  return (
    <li aria-current={isOpen || undefined}>
      <span>
        <strong>{name}</strong>
        {isOpen && ' (open)'}{' '}
        <small>
          SDK {version}, {language === 'ts' ? 'TypeScript' : 'JavaScript'},{' '}
          {printTime(at)}
        </small>
      </span>
      <span className={fields.actions}>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label={`Open ${name}`}
          disabled={isOpen}
          onClick={() => {
            control.open(work);
          }}
        >
          Open
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-label={`Delete ${name}`}
          onClick={() => {
            kept.remove(work);
          }}
        >
          Delete
        </button>
      </span>
    </li>
  );
}

/** The code that this browser has saved, by name. */
export default function Works({ control, kept }: Props) {
  const { state } = control;
  const { works, deleted } = kept;
  return (
    <details className={styles.works} data-screen-only="">
      <summary>Your code ({works.length} saved)</summary>
      <label className={fields.field}>
        Name of the open code
        <input
          value={state.name}
          maxLength={60}
          onChange={(event) => {
            control.rename(event.target.value);
          }}
        />
      </label>
      <ul>
        {works.map((work) => (
          <Entry key={work.id} {...{ work, state, control, kept }} />
        ))}
      </ul>
      <p role="status">
        {deleted && (
          <>
            Deleted: {deleted.name}.{' '}
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={kept.undo}
            >
              Undo
            </button>
          </>
        )}
      </p>
      <p>Your last {MOST} edits are saved here, in this browser only.</p>
    </details>
  );
}
