import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsVersion } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocVersionBanner';
import styles from './styles.module.css';

const STATES = {
  unmaintained: 'no longer maintained',
  unreleased: 'not released',
};

export default function DocVersionBanner({ className }: Props) {
  const { banner, label, pluginId } = useDocsVersion();
  const { latestDocSuggestion: doc, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(pluginId);
  if (!banner) return null;
  const main = latest.docs.find(({ id }) => id === latest.mainDocId);
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning',
        styles.banner,
      )}
      role="alert"
    >
      Documentation for <b>{label}</b>, {STATES[banner]}. See the{' '}
      <b>
        <Link to={(doc ?? main)?.path ?? latest.path}>latest version</Link>
      </b>{' '}
      ({latest.label}).
    </div>
  );
}
