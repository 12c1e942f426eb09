import React from 'react';
import type { ComparisonModel } from '@site/src/openrpc';
import Changes from '@site/src/components/api/Changes';
import type { Choice } from './choice';
import styles from './styles.module.css';
import { useComparison, type Loaders } from './useComparison';

interface Props {
  readonly choice: Choice;
  readonly loaders: Loaders;
  readonly onChoose: (choice: Choice) => void;
}

function Result({
  comparison,
  choice,
  onChoose,
}: {
  readonly comparison: ComparisonModel;
  readonly choice: Choice;
  readonly onChoose: Props['onChoose'];
}): React.JSX.Element {
  const { changes } = comparison;
  const modules = [...new Set(changes.map((c) => c.module))]
    .filter(Boolean)
    .sort();
  const module = modules.includes(choice.module) ? choice.module : '';
  const shown = changes.filter((c) => !module || c.module === module);
  const breaking = shown.filter((c) => c.breaking).length;
  return (
    <>
      <label className={styles.select}>
        Module{' '}
        <select
          aria-label="Module"
          value={module}
          onChange={(event) => {
            onChoose({ ...choice, module: event.target.value });
          }}
        >
          <option value="">All</option>
          {modules.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p role="status">
        {shown.length} changes, {breaking} of them can break an app.
      </p>
      <Changes comparison={{ ...comparison, changes: shown }} />
    </>
  );
}

function Loaded({ choice, loaders, onChoose }: Props): React.JSX.Element {
  const { state, retry } = useComparison(loaders, choice.from, choice.to);
  switch (state.status) {
    case 'loading':
      return <p role="status">Comparing…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>The comparison failed to load: {state.reason}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={retry}
          >
            Try again
          </button>
        </div>
      );
    case 'loaded':
      return (
        <Result
          comparison={state.comparison}
          choice={choice}
          onChoose={onChoose}
        />
      );
  }
}

/** The differences that the address asks for, or why there are none. */
export default function Comparison(props: Props): React.JSX.Element {
  const { choice, loaders } = props;
  if (choice.unknown !== undefined) {
    return (
      <p role="alert">
        There is no version “{choice.unknown}”. Choose from{' '}
        {Object.keys(loaders).join(', ')}.
      </p>
    );
  }
  return (
    <section aria-label={`Comparison of ${choice.from} with ${choice.to}`}>
      <h2>
        From {choice.from} to {choice.to}
      </h2>
      <Loaded {...props} />
    </section>
  );
}
