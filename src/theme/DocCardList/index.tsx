import clsx from 'clsx';
import DocCard from '@theme/DocCard';
import type { Props } from '@theme/DocCardList';
import styles from './styles.module.css';

export default function DocCardList({ items, className }: Props) {
  return (
    <section className={clsx(styles.cards, className)}>
      {items.map((item, i) => (
        <DocCard key={i} item={item} />
      ))}
    </section>
  );
}
