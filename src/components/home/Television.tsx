import { GREETING } from './sample';
import styles from './television.module.css';

/** Keys of every remote, in tab order. */
const KEYS = [
  ['ArrowUp', 'Up', 'm-3 2 3-3 3 3'],
  ['ArrowLeft', 'Left', 'm2-3-3 3 3 3'],
  ['Enter', 'Select', ''],
  ['ArrowRight', 'Right', 'm-2-3 3 3-3 3'],
  ['ArrowDown', 'Down', 'm-3-2 3 3 3-3'],
  ['Escape', 'Back', 'm1-4-4 4 4 4m-4-4h6'],
] as const;

/** A drawing until an app runs; then the runner turns its keys into buttons. */
function Remote() {
  return (
    <div className={styles.remote} data-remote="">
      {KEYS.map(([key, label, arrow]) => (
        <span key={key} data-key={key} data-label={label}>
          <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
            <path d={arrow ? `M0 0${arrow}` : 'M-3 0h6M0-3v6'} />
          </svg>
        </span>
      ))}
    </div>
  );
}

/**
 * A television with its remote, in standby until an app runs; without scripts it shows
 * the app. The runner finds its parts by data attributes.
 */
export default function Television() {
  return (
    <div className={styles.place}>
      <div className={styles.set}>
        <div
          className={styles.picture}
          role="img"
          aria-label={`A television shows: ${GREETING}`}
        >
          {GREETING}
        </div>
        <p className={styles.standby}>Press Run to turn it on.</p>
        <div className={styles.screen} data-screen="" />
      </div>
      <Remote />
      <p className={styles.hint}>
        Arrows and Enter press the remote, Backspace is Back, Esc leaves.
      </p>
    </div>
  );
}
