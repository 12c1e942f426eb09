import type { ComponentProps } from 'react';
import Link from '@docusaurus/core/lib/client/exports/Link';

/** Docusaurus's link, but the HTML says which links the link check leaves out. */
export default (props: ComponentProps<typeof Link>) => (
  <Link {...props} data-nobrokenlinkcheck={props['data-noBrokenLinkCheck']} />
);
