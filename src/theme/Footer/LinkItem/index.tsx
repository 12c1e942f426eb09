import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ToolLink from '@site/src/components/tools/ToolLink';
import { findTool } from '@site/src/site/toolLinks';
import type { Props } from '@theme/Footer/LinkItem';

/** Links to tools include the current page; `mailto:` links open in this tab. */
export default function FooterLinkItem({ item }: Props) {
  const { to, href, label, prependBaseUrlToHref, className, ...props } = item;
  const base = useBaseUrl(href, { forcePrependBaseUrl: true });
  const target = (prependBaseUrlToHref ? base : href) ?? to ?? '';
  const classes = clsx('footer__link-item', className as string | undefined);
  if (target.startsWith('mailto:')) {
    return (
      <a className={classes} href={target} {...props}>
        {label}
      </a>
    );
  }
  // Finding the current page takes long, so only links to tools do.
  const Item = findTool(target) ? ToolLink : Link;
  return (
    <Item className={classes} to={target} {...props}>
      {label}
      {!isInternalUrl(target) && <IconExternalLink />}
    </Item>
  );
}
