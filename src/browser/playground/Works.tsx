import Button from '@site/src/components/fields/Button';
import fields from '@site/src/components/fields/styles.module.css';
import { openDraft } from './state';
import { MOST, type SavedWork } from './storage';
import styles from './styles.module.css';
import type { WorkStore } from './useWork';
import type { SavedWorks } from './useWorks';

export interface Props {
  readonly store: WorkStore;
  readonly saved: SavedWorks;
}

const printTime = (at: number): string =>
  new Date(at).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

function Entry(props: Props & { readonly draft: SavedWork }) {
  const { draft, store, saved } = props;
  const { id, name, work, at } = draft;
  const isOpen = store.state.id === id;
  const language = work.language === 'ts' ? 'TypeScript' : 'JavaScript';
  return (
    <li aria-current={isOpen || undefined}>
      <span>
        <strong>{name}</strong>
        {isOpen && <span> (open)</span>}{' '}
        <small>{`SDK ${work.version}, ${language}, ${printTime(at)}`}</small>
      </span>
      <span className={fields.actions}>
        <Button
          isSmall
          aria-label={`Open ${name}`}
          disabled={isOpen}
          onClick={() => store.change(openDraft(draft))}
        >
          Open
        </Button>
        <Button
          isSmall
          aria-label={`Delete ${name}`}
          onClick={() => saved.remove(draft)}
        >
          Delete
        </Button>
      </span>
    </li>
  );
}

export default function Works({ store, saved }: Props) {
  const { works, deleted } = saved;
  return (
    <details className={styles.works} data-screen-only="">
      <summary>{`Your code (${works.length} saved)`}</summary>
      <label className={fields.field}>
        Name of this code
        <input
          value={store.state.name}
          maxLength={60}
          onChange={({ target: { value: name } }) =>
            store.change((old) => ({ ...old, name }))
          }
        />
      </label>
      <ul>
        {works.map((draft) => (
          <Entry key={draft.id} {...{ draft, store, saved }} />
        ))}
      </ul>
      <p role="status">
        {deleted && (
          <span>
            <span>{`Deleted: ${deleted.name}.`}</span>{' '}
            <Button isSmall onClick={saved.undo}>
              Undo
            </Button>
          </span>
        )}
      </p>
      <p>Your {MOST} most recent edits are saved here, in this browser only.</p>
    </details>
  );
}
