import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** A sun and a moon on a 24 × 24 grid; the theme's icons take five times as many bytes. */
const ICONS = {
  light:
    'M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1m-3 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  dark: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
};

/** CSS shows the icon and label of the current mode, which React doesn't know. */
export default function NavbarColorModeToggle({ className }: Props) {
  const { colorMode } = useThemeConfig();
  if (colorMode.disableSwitch) return null;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        {...control('color-mode')}
        data-follows-system={colorMode.respectPrefersColorScheme || undefined}
      >
        {(['light', 'dark'] as const).map((mode) => {
          const name = `Switch between dark and light mode (currently ${mode} mode)`;
          return (
            <span key={mode} className={styles[mode]} title={name}>
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                aria-hidden="true"
              >
                <path
                  d={ICONS[mode]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
              <span className="shell-hidden">{name}</span>
            </span>
          );
        })}
      </button>
    </div>
  );
}
