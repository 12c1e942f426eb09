import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditThisPage';

export default function EditThisPage({ editUrl }: Props) {
  return (
    <a href={editUrl} className={ThemeClassNames.common.editThisPage}>
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
    </a>
  );
}
