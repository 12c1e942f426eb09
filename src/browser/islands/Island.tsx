import React, { type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../../site/islands';

interface Props<P extends object> {
  readonly name: IslandName;
  /** When React comes: with the page, or when a reader uses it. */
  readonly wake: 'shown' | 'used';
  readonly component: ComponentType<P>;
  /** As JSON can hold them. */
  readonly props: Omit<P, 'host'>;
  /** What only the server's print needs: the browser finds it there. */
  readonly printed?: Partial<P> | undefined;
}

/**
 * The placeholder of a tool, with what it shows before React runs it. Rendered by
 * itself: nothing around it reaches a tool, neither router nor context.
 */
export default function Island<P extends object>({
  name,
  wake,
  component: Component,
  props,
  printed,
}: Props<P>): React.JSX.Element {
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{
        __html: renderToString(<Component {...(props as P)} {...printed} />),
      }}
    />
  );
}
