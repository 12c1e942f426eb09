import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { parseShowcase, type ShowcaseEntry } from '@site/src/site/showcase';
import styles from './styles.module.css';

function Family({ family }: { readonly family: ShowcaseEntry }) {
  const { caption, image, infoLink, description } = family;
  return (
    <li>
      <img
        src={useBaseUrl(image)}
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
  );
}

/** The devices that run Firebolt apps. */
export default function DeviceFamilies() {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (
    <ul className={styles.families}>
      {parseShowcase(customFields?.['showcase']).map((family) => (
        <Family key={family.caption} family={family} />
      ))}
    </ul>
  );
}
