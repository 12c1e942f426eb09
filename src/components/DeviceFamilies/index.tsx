import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sortShowcase, type ShowcaseEntry } from '@site/src/site/showcase';
import styles from './styles.module.css';

export default function DeviceFamilies() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const showcase = customFields?.['showcase'] as
    readonly ShowcaseEntry[] | undefined;
  if (!showcase) {
    throw new Error(
      'docusaurus.config.ts: customFields.showcase is missing. List the devices there, or remove <DeviceFamilies> from src/pages/index.tsx.',
    );
  }
  const families = sortShowcase(showcase);
  return (
    <ul className={styles.families}>
      {families.map(({ caption, image, infoLink, description }) => (
        <li key={caption}>
          <img
            src={withBaseUrl(image)}
            loading="lazy"
            alt=""
            width="160"
            height="120"
          />
          <h3 className={styles.name}>
            <Link to={infoLink}>{caption}</Link>
          </h3>
          <p className={styles.text}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
