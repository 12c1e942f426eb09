import React from 'react';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { usePageChange } from '../usePageChange';
import ArchiveLink from '@site/src/components/versions/ArchiveLink';
import { control, type ControlName } from '@site/src/site/controls';
import styles from './styles.module.css';

function Action({
  name,
  children,
}: {
  readonly name: ControlName;
  readonly children: string;
}): React.JSX.Element {
  return (
    <button
      type="button"
      className="shell-button"
      {...control(name)}
      aria-live="polite"
    >
      {children}
    </button>
  );
}

/** What to do with the page. Without scripts, its links work. */
export default function PageMenu(): React.JSX.Element {
  const { pathname } = useLocation();
  const { url: editUrl } = usePageChange();
  const version = useActiveVersion(undefined);
  return (
    <details className={styles.menu} data-page-menu="">
      <summary>Actions</summary>
      <p className={styles.actions}>
        <Action name="copy-markdown">Copy as Markdown</Action>
        <Action name="copy-link">Copy link</Action>
        <a href={`${pathname}index.md`}>View as Markdown</a>
        {editUrl && <a href={editUrl}>Edit on GitHub</a>}
        {version && <ArchiveLink {...version} />}
      </p>
    </details>
  );
}
