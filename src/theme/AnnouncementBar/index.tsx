import { useThemeConfig } from '@docusaurus/theme-common';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  if (!announcementBar) return null;
  const { id, content, isCloseable, backgroundColor, textColor } =
    announcementBar;
  return (
    <section
      className={styles.bar}
      style={{ backgroundColor, color: textColor }}
      aria-label="Announcement"
      data-screen-only=""
      data-announcement={id}
    >
      <p
        className={styles.text}
        // The settings contain HTML.
        dangerouslySetInnerHTML={{ __html: content }}
      />
      {isCloseable && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close the announcement"
          {...control('dismiss')}
        >
          ×
        </button>
      )}
    </section>
  );
}
