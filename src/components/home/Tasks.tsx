import React from 'react';
import Link from '@docusaurus/Link';
import { TASKS } from './tasks';
import styles from './styles.module.css';

/** The ways in, by what a reader wants to do. */
export default function Tasks(): React.JSX.Element {
  return (
    <ul className={styles.tasks}>
      {TASKS.map(({ title, text, to }) => (
        <li key={to} className={styles.task}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
