import RunButton from '../RunButton';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: string;
  /** JavaScript gets a Run button. */
  readonly language?: 'js' | 'json';
}

/** Omits syntax colors, which would add thousands of elements to a long page. */
export default function PlainCode({
  title,
  children,
  language = 'json',
}: Props) {
  return (
    <figure className={styles.plain}>
      <figcaption>
        {title} {language === 'js' && <RunButton />}
      </figcaption>
      <pre
        className={`language-${language}`}
        role="group"
        aria-label={title}
        tabIndex={0}
      >
        <code>{children}</code>
      </pre>
    </figure>
  );
}
