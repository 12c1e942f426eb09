import clsx from 'clsx';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { ArchiveLink } from '@site/src/components/versions/VersionList';
import { control, type ControlName } from '@site/src/site/controls';
import { getRepository } from '@site/src/site/getRepository';
import styles from './styles.module.css';

function Action({
  name,
  children,
}: {
  readonly name: ControlName;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      className="clean-btn menu__link"
      {...control(name)}
      aria-live="polite"
    >
      {children}
    </button>
  );
}

/** URL of a new issue about this page; a script adds the current heading. */
function useReportAddress(about: string): string {
  const { pathname } = useLocation();
  const { siteConfig } = useDocusaurusContext();
  const body = encodeURI(`${about}\nPage: ${siteConfig.url}${pathname}`);
  return `${getRepository(siteConfig)}/issues/new?body=${body}`;
}

interface Props {
  /** URL of the page's source, if it is one file. */
  readonly editUrl?: string | undefined;
}

/** Actions for the page. Its links work without scripts. */
export default function PageMenu({ editUrl }: Props) {
  const { pathname } = useLocation();
  const version = useActiveVersion(undefined);
  const report = useReportAddress(`Version: ${version?.name ?? ''}`);
  return (
    <details className={styles.menu} data-page-menu="" data-screen-only="">
      <summary>Actions</summary>
      <ul className={clsx('menu__list', styles.actions)}>
        <li>
          <Action name="copy-markdown">Copy as Markdown</Action>
        </li>
        <li>
          <Action name="copy-link">Copy link</Action>
        </li>
        <li>
          <a className="menu__link" href={`${pathname}index.md`}>
            View as Markdown
          </a>
        </li>
        {editUrl && (
          <li>
            <a className="menu__link" href={editUrl}>
              Edit on GitHub
            </a>
          </li>
        )}
        <li>
          <a className="menu__link" href={report} {...control('report')}>
            Report a problem
          </a>
        </li>
        {version && (
          <li>
            <ArchiveLink className="menu__link" {...version} />
          </li>
        )}
      </ul>
    </details>
  );
}
