import type { Props } from '@theme/TabItem';

/** A tab's content; `Tabs` adds the panel. */
export default function TabItem({ children }: Props) {
  return <>{children}</>;
}
