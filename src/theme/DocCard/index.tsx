import Link from '@docusaurus/Link';
import {
  findFirstCategoryLink,
  useDocById,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocCard';
import styles from './styles.module.css';

function Card(props: {
  readonly href: string;
  readonly title: string;
  readonly description: string | undefined;
}) {
  const { href, title, description } = props;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </h2>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  );
}

/** A page or a category, with its full description. */
export default function DocCard({ item }: Props) {
  const docId = item.type === 'link' ? item.docId : undefined;
  const doc = useDocById(docId);
  if (item.type === 'html') return null;
  const href =
    item.type === 'category' ? findFirstCategoryLink(item) : item.href;
  if (!href) return null;
  return <Card href={href} title={item.label} description={doc?.description} />;
}
