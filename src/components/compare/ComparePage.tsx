import React from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import type { ComparisonModel } from '@site/src/openrpc';
import Changes from '@site/src/components/api/Changes';
import PageHead from '@site/src/components/PageHead';
import { STANDALONE_PAGES } from '@site/src/site/standalonePages';
import Chooser from './Chooser';
import Comparison from './Comparison';
import { countChanges } from './countChanges';
import { readChoice, toSearch, type Choice } from './choice';
import type { Loaders } from './useComparison';

interface Props {
  /** What each version changed, the newest first. */
  readonly steps: readonly ComparisonModel[];
  readonly loaders: Loaders;
}

function Step({ step }: { readonly step: ComparisonModel }): React.JSX.Element {
  const { from, to, changes } = step;
  return (
    <details>
      <summary>
        {from} → {to}: {countChanges(changes)}
      </summary>
      <Changes comparison={step} />
    </details>
  );
}

/** Compares two versions of the API; without JavaScript, each with the next. */
export default function ComparePage({
  steps,
  loaders,
}: Props): React.JSX.Element {
  const history = useHistory();
  const { search } = useLocation();
  const versions = Object.keys(loaders);
  // The static page knows no query, so the first render must not either.
  const isBrowser = useIsBrowser();
  const choice = readChoice(isBrowser ? search : '', versions);
  const choose = (next: Choice): void => {
    history.replace({ search: toSearch(next) });
  };
  return (
    <Layout>
      <PageHead card="compare" isTool {...STANDALONE_PAGES.compare} />
      <main id="main" className="container margin-vert--lg">
        <h1>Compare versions</h1>
        <p>
          Every method, event and type that differs between two versions, and
          what can break an app that moves from one to the other. Changes of
          wording do not count. To learn what concerns your own code,{' '}
          <Link to="/upgrade/">check my upgrade</Link>.
        </p>
        <Chooser versions={versions} choice={choice} onChoose={choose} />
        <Comparison
          choice={choice}
          loaders={loaders}
          steps={steps}
          onChoose={choose}
        />
        <h2>Version by version</h2>
        {steps.map((step) => (
          <Step key={step.to} step={step} />
        ))}
      </main>
    </Layout>
  );
}
