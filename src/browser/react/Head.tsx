import { Children, isValidElement, useEffect } from 'react';
import type { Props } from '@docusaurus/Head';

/** Replaces `@docusaurus/Head` in client components, where only the title can change. */
export default function Head({ children }: Props) {
  const [title] = Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: unknown }>(child) && child.type === 'title'
      ? [[child.props.children].flat().join('')]
      : [],
  );
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may already be shown, with its own title.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return null;
}
