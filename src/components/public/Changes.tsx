import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ComparisonModel } from '@site/src/openrpc';
import AllChanges from '../api/Changes';

interface Props {
  readonly comparison: ComparisonModel;
}

export default function Changes({ comparison }: Props) {
  return <AllChanges comparison={comparison} base={useBaseUrl('/')} />;
}
