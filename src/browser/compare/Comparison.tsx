import clsx from 'clsx';
import type { ComparisonModel } from '@site/src/openrpc';
import Changes from '@site/src/components/api/Changes';
import Drawing from '@site/src/components/drawings/Drawing';
import Button from '@site/src/components/fields/Button';
import Select from '@site/src/components/fields/Select';
import type { ComparisonChoice } from './choice';
import { countChanges } from './countChanges';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';
import { useComparison, type Loaders } from './useComparison';

interface Props {
  readonly choice: ComparisonChoice;
  readonly loaders: Loaders;
  /** Base URL of the site. */
  readonly base: string;
  /** The comparison, if the page contains it. */
  readonly found?: ComparisonModel | undefined;
  readonly onChoose: (choice: ComparisonChoice) => void;
}

/** Selects the differences to show. */
function Filter({
  modules,
  choice,
  onChoose,
}: {
  readonly modules: readonly string[];
  readonly choice: ComparisonChoice;
  readonly onChoose: Props['onChoose'];
}) {
  return (
    <div className={clsx(fields.row, styles.filter)} data-screen-only="">
      <Select
        name="module"
        label="Module"
        value={choice.module}
        onChange={(module) => {
          onChoose({ ...choice, module });
        }}
      >
        <option value="">All</option>
        {modules.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <label className={fields.check}>
        <input
          type="checkbox"
          name="breaking"
          value="only"
          checked={choice.isBreakingOnly}
          onChange={(event) => {
            onChoose({ ...choice, isBreakingOnly: event.target.checked });
          }}
        />
        Breaking only
      </label>
    </div>
  );
}

/** The differences, and which module to show of them. */
function Differences({
  comparison,
  choice,
  base,
  onChoose,
}: {
  readonly comparison: ComparisonModel;
  readonly base: string;
  readonly choice: ComparisonChoice;
  readonly onChoose: Props['onChoose'];
}) {
  const { changes } = comparison;
  const modules = [...new Set(changes.map((c) => c.module))]
    .filter(Boolean)
    .sort();
  const module = modules.includes(choice.module) ? choice.module : '';
  const { isBreakingOnly } = choice;
  const shown = changes.filter(
    (c) => (!module || c.module === module) && (c.breaking || !isBreakingOnly),
  );
  return (
    <>
      <Filter
        modules={modules}
        choice={{ ...choice, module }}
        onChoose={onChoose}
      />
      <p role="status">{countChanges(shown)}</p>
      {shown.length > 0 || changes.length === 0 ? (
        <Changes comparison={{ ...comparison, changes: shown }} base={base} />
      ) : (
        <p>None of these changes breaks apps.</p>
      )}
    </>
  );
}

function Loaded(props: Props) {
  const { choice, loaders, base, found, onChoose } = props;
  const { state, retry } = useComparison(loaders, choice, found);
  switch (state.status) {
    case 'loading':
      return <p role="status">Comparing…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>The comparison failed to load: {state.reason}</p>
          <Button look="primary" onClick={retry}>
            Try again
          </Button>
        </div>
      );
    case 'loaded':
      return (
        <>
          {state.comparison.changes.length === 0 && <Drawing name="same" />}
          <Differences
            comparison={state.comparison}
            choice={choice}
            base={base}
            onChoose={onChoose}
          />
        </>
      );
  }
}

/** The differences that the address asks for, or why there are none. */
export default function Comparison(props: Props) {
  const { choice, loaders } = props;
  if (choice.unknown !== undefined) {
    return (
      <p role="alert" className={styles.comparison}>
        Unknown version “{choice.unknown}”. Choose from{' '}
        {Object.keys(loaders).join(', ')}.
      </p>
    );
  }
  return (
    <section
      className={styles.comparison}
      aria-label={`Comparison of ${choice.from} with ${choice.to}`}
    >
      <h2>
        From {choice.from} to {choice.to}
      </h2>
      <Loaded {...props} />
    </section>
  );
}
