import { useEffect, useState } from 'react';
import clsx from 'clsx';
import loaders from '@generated/openrpc/default/loaders';
import type { ComparisonModel, Release } from '@site/src/openrpc';
import Changes from '@site/src/components/api/Changes';
import Drawing from '@site/src/components/drawings/Drawing';
import Button from '@site/src/components/fields/Button';
import Options from '@site/src/components/fields/Options';
import Select from '@site/src/components/fields/Select';
import { BASE } from '../dom/base';
import { fetchJson } from '../dom/fetchFile';
import type { ComparedVersions, ComparisonChoice } from './choice';
import { countChanges } from './countChanges';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';

/** The URL of each version's API description, the oldest version first. */
export type Loaders = Readonly<
  Record<string, { readonly basePath: string; readonly url: string }>
>;

async function load(version: string): Promise<Release> {
  const { basePath = '', url = '' } = loaders[version] ?? {};
  const api = await fetchJson<Omit<Release, 'version' | 'basePath'>>(url);
  return { version, basePath, ...api };
}

async function compare(from: string, to: string): Promise<ComparisonModel> {
  const [{ getComparison }, older, newer] = await Promise.all([
    import(
      /* webpackChunkName: "get-comparison" */ '@site/src/openrpc/pages/getComparison'
    ),
    load(from),
    load(to),
  ]);
  return getComparison(older, newer);
}

/** Both properties are missing while the versions load. */
interface ComparisonState {
  readonly comparison?: ComparisonModel;
  readonly failure?: string;
}

/** Loads and compares two versions, unless the page's HTML contains the comparison. */
function useComparison(
  { from, to }: ComparedVersions,
  found: ComparisonModel | undefined,
): ComparisonState & { readonly retry: () => void } {
  const [state, setState] = useState<ComparisonState>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (found) return undefined;
    let isCurrent = true;
    const update = (next: ComparisonState): void => {
      if (isCurrent) setState(next);
    };
    update({});
    compare(from, to).then(
      (comparison) => update({ comparison }),
      (error: unknown) => update({ failure: (error as Error).message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [from, to, found, attempt]);
  return {
    ...(found ? { comparison: found } : state),
    retry: () => setAttempt((count) => count + 1),
  };
}

interface Props {
  readonly choice: ComparisonChoice;
  readonly found?: ComparisonModel | undefined;
  readonly onChoose: (choice: ComparisonChoice) => void;
}

interface FilterProps extends Omit<Props, 'found'> {
  readonly modules: readonly string[];
}

const Filter = ({ modules, choice, onChoose }: FilterProps) => (
  <div className={clsx(fields.row, styles.filter)} data-screen-only="">
    <Select
      name="module"
      label="Module"
      value={choice.module}
      onChange={(module) => onChoose({ ...choice, module })}
    >
      <option value="">All</option>
      <Options names={modules} />
    </Select>
    <label className={fields.check}>
      <input
        type="checkbox"
        name="breaking"
        value="only"
        checked={choice.isBreakingOnly}
        onChange={(event) =>
          onChoose({ ...choice, isBreakingOnly: event.target.checked })
        }
      />
      Breaking only
    </label>
  </div>
);

function Differences({ choice, found, onChoose }: Props) {
  const { comparison, failure, retry } = useComparison(choice, found);
  if (failure !== undefined)
    return (
      <div role="alert">
        <p>The comparison failed to load: {failure}</p>
        <Button look="primary" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!comparison) return <p role="status">Comparing…</p>;
  const { changes, modules } = comparison;
  if (!changes.length)
    return (
      <div role="status">
        <Drawing name="same" />
        <Changes comparison={comparison} base={BASE} />
        <p>
          Choose another version, or{' '}
          <a href={`${BASE}compare/`}>compare the newest two</a>.
        </p>
      </div>
    );
  const module = modules.includes(choice.module) ? choice.module : '';
  const own = changes.filter((change) => !module || change.module === module);
  // Changes without a module concern all modules.
  const its = changes.filter((c) => own.includes(c) || !c.module);
  const shown = its.filter((c) => c.breaking || !choice.isBreakingOnly);
  return (
    <>
      <Filter
        modules={modules}
        choice={{ ...choice, module }}
        onChoose={onChoose}
      />
      <p role="status">{countChanges(shown)}</p>
      {!own.length && <p>{`${module} has no changes of its own.`}</p>}
      {shown.length > 0 ? (
        <Changes comparison={{ ...comparison, changes: shown }} base={BASE} />
      ) : (
        its.length > 0 && <p>None of these changes breaks apps.</p>
      )}
    </>
  );
}

export default function Comparison(props: Props) {
  const { from, to } = props.choice;
  const versions = Object.keys(loaders);
  const unknown = [from, to].find((version) => !versions.includes(version));
  if (unknown !== undefined) {
    return (
      <p role="alert" className={styles.comparison}>
        Unknown version “{unknown}”. Choose from {versions.join(', ')}.
      </p>
    );
  }
  return (
    <section
      className={styles.comparison}
      aria-label={`Comparison of ${from} with ${to}`}
    >
      <h2>{`From ${from} to ${to}`}</h2>
      <Differences {...props} />
    </section>
  );
}
