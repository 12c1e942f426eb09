import useBaseUrl from '@docusaurus/useBaseUrl';
import AllChanges, { type Props } from '../api/Changes';

export default function Changes({ comparison }: Pick<Props, 'comparison'>) {
  return <AllChanges comparison={comparison} base={useBaseUrl('/')} />;
}
