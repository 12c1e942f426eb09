import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the group is called aloud; a landmark it is not. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Scrolls what is too wide sideways, also with the keyboard. */
export default function ScrollRegion({
  name,
  children,
}: Props): React.JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  // Without script every region can be reached.
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(region.scrollWidth > region.clientWidth);
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={ref}
      className={styles.region}
      {...(scrolls && { role: 'group', 'aria-label': name, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
