import React, { type ComponentProps, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

const hasModifier = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link inside the site that is not fetched ahead: Docusaurus's own fetches
 * its page as soon as it is in view, which a list of versions would do for all.
 */
export default function PlainLink({
  to,
  onClick,
  ...props
}: Props): React.JSX.Element {
  const history = useHistory();
  function navigate(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) {
      return;
    }
    event.preventDefault();
    history.push(to);
  }
  return <a {...props} href={to} onClick={navigate} />;
}
