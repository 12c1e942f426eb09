import type { Props } from '@docusaurus/Head';
import Head from '@docusaurus/core/lib/client/exports/Head';

let heads: Props[] | undefined;

/** True while a client component renders; nested components need no placeholder. */
export const isRendering = (): boolean => heads !== undefined;

/**
 * Calls `render`, and returns the props of each `<Head>` that it rendered. A client component
 * is rendered on its own, without the context that a `<Head>` needs.
 */
export function collectHeads<T>(render: () => T): readonly [T, Props[]] {
  const found: Props[] = [];
  heads = found;
  try {
    return [render(), found];
  } finally {
    heads = undefined;
  }
}

/** On the server, replaces `@docusaurus/Head`. */
export default function PrintHead(props: Props) {
  if (!heads) return <Head {...props} />;
  heads.push(props);
  return null;
}
