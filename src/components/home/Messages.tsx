import { MESSAGES } from './sample';
import styles from './television.module.css';

/** Shows the messages of a run, and those of a recorded run until then. */
export default function Messages() {
  return (
    <div className={styles.messages} data-messages="">
      <p className={styles.caption}>
        Messages between the app and the platform
      </p>
      <p className={styles.silence}>Press Run to see the messages here.</p>
      <ol>
        {MESSAGES.map(({ from, title }) => (
          <li key={title} data-from={from}>
            <span aria-hidden="true">{from === 'app' ? '→' : '←'}</span>
            <span className="shell-hidden">
              {from === 'app' ? 'App to platform: ' : 'Platform to app: '}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
