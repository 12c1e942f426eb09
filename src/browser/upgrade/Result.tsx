import React from 'react';
import { getSummary, type SiteLinks } from '@site/src/upgrade/printReport';
import ReportView from './ReportView';
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

/** What became of a check, as it goes on. */
export default function Result({ state, links }: Props): React.JSX.Element {
  return (
    <>
      <p role="status">{getStatus(state)}</p>
      {state.status === 'done' && (
        <>
          <h2>What you change</h2>
          <ReportView report={state.report} links={links} />
        </>
      )}
    </>
  );
}
