import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMainDocs } from '@site/src/components/useMainDocs';
import { ArchiveLink } from '@site/src/components/versions/VersionList';
import { control } from '@site/src/site/controls';
import { getRepository } from '@site/src/site/getRepository';
import styles from './styles.module.css';

const COPIES = [
  ['copy-markdown', 'Copy as Markdown'],
  ['copy-link', 'Copy link'],
] as const;

interface Props {
  /** Missing if the page's source isn't a single file. */
  readonly editUrl?: string | undefined;
}

export default function PageMenu({ editUrl }: Props) {
  const { pathname } = useLocation();
  const { active } = useMainDocs();
  const { siteConfig } = useDocusaurusContext();
  if (!active) return null;
  // A script adds the current heading.
  const report = `Version: ${active.name}\nPage: ${siteConfig.url}${pathname}`;
  return (
    <details className={styles.menu} data-page-menu="" data-screen-only="">
      <summary>Actions</summary>
      <ul className={clsx('menu__list', styles.actions)}>
        {COPIES.map(([name, label]) => (
          <li key={name}>
            <button
              type="button"
              className="clean-btn menu__link"
              {...control(name)}
              aria-live="polite"
            >
              {label}
            </button>
          </li>
        ))}
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
          <a
            className="menu__link"
            href={`${getRepository(siteConfig)}/issues/new?body=${encodeURI(report)}`}
            {...control('report')}
          >
            Report a problem
          </a>
        </li>
        <li>
          <ArchiveLink className="menu__link" {...active} />
        </li>
      </ul>
    </details>
  );
}
