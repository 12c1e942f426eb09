import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sortShowcase, type ShowcaseEntry } from '@site/src/site/showcase';
import styles from './styles.module.css';

/** The devices that run Firebolt apps. */
export default function DeviceFamilies() {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const families = sortShowcase(
    customFields?.['showcase'] as readonly ShowcaseEntry[],
  );
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
