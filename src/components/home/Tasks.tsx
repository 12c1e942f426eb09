import Link from '@docusaurus/Link';
import Icon from './Icon';
import { TASKS } from './tasks';
import styles from './styles.module.css';

/** Links by task. */
export default function Tasks() {
  return (
    <ul className={styles.tasks}>
      {TASKS.map(({ title, text, to, icon }) => (
        <li key={to} className={styles.task}>
          <Icon name={icon} />
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
