import React from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

const ICONS = { light: IconLightMode, dark: IconDarkMode };

/**
 * Changes the color mode, by `src/browser/controls`. The style sheet shows the icon
 * and the name of the mode that the page is in: React knows nothing of it.
 */
export default function NavbarColorModeToggle({
  className,
}: Props): React.JSX.Element | null {
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
          const Icon = ICONS[mode];
          return (
            <span key={mode} className={styles[mode]} title={name}>
              <Icon aria-hidden="true" />
              <span className="shell-hidden">{name}</span>
            </span>
          );
        })}
      </button>
    </div>
  );
}
