import Link from '@docusaurus/Link';
import {
  findFirstCategoryLink,
  useDocById,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocCard';
import styles from './styles.module.css';

/** A page or a category, with its full description. */
export default function DocCard({ item }: Props) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  if (item.type === 'html') return null;
  const href =
    item.type === 'category' ? findFirstCategoryLink(item) : item.href;
  if (!href) return null;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link href={href} className={styles.link}>
          {item.label}
        </Link>
      </h2>
      {doc?.description && (
        <p className={styles.description}>{doc.description}</p>
      )}
    </div>
  );
}
