import React from 'react';
import type { Progress } from '@site/src/upgrade/analyze';
import { getSummary, type SiteLinks } from '@site/src/upgrade/printReport';
import Marked from './Marked';
import ReportView from './ReportView';
import styles from './styles.module.css';
import type { CheckState } from './useCheck';

interface Props {
  readonly state: CheckState;
  readonly links: SiteLinks;
}

/** The state in a sentence, `''` before the first check. */
function getStatus(state: CheckState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'canceled':
      return 'Canceled. Your code is still here: check again when you like.';
    case 'loading':
      return 'Loading the compiler and both versions…';
    case 'checking':
      return 'Checking…';
    case 'failed':
      return `Not checked: ${state.reason}`;
    case 'done':
      return getSummary(state.report);
  }
}

const STEPS: Readonly<Record<Progress['step'], string>> = {
  read: 'Reading',
  look: 'Looking for the SDK in',
  check: 'Checking the types of',
};

/** The file that the check is at. A screen reader is not told of each. */
function ProgressView({
  progress: { step, path, number, total },
}: {
  readonly progress: Progress;
}): React.JSX.Element {
  return (
    <div className={styles.progress}>
      <progress aria-label="Files" value={number} max={total} />
      <div>
        {STEPS[step]} <code>{path}</code> ({number} of {total})
      </div>
    </div>
  );
}

/** What became of a check, as it goes on. */
export default function Result({ state, links }: Props): React.JSX.Element {
  return (
    <>
      <p role="status">
        <Marked text={getStatus(state)} />
      </p>
      {state.status === 'checking' && state.progress && (
        <ProgressView progress={state.progress} />
      )}
      {state.status === 'done' && (
        <>
          <h2>What you change</h2>
          <ReportView report={state.report} links={links} />
        </>
      )}
    </>
  );
}
