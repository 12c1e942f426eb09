import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ToolLink from '@site/src/components/tools/ToolLink';
import { findTool } from '@site/src/site/toolLinks';
import type { Props } from '@theme/Footer/LinkItem';

const SAME_TAB = { target: undefined, rel: undefined };

/** Links to tools include the current page; `mailto:` links open in this tab. */
export default function FooterLinkItem({ item }: Props) {
  const { to, href, label, prependBaseUrlToHref, className, ...props } = item;
  const options = { forcePrependBaseUrl: Boolean(prependBaseUrlToHref) };
  const target = useBaseUrl(href ?? to, options);
  const isMail = target.startsWith('mailto:');
  const classes = clsx('footer__link-item', className as string | undefined);
  // Finding the current page takes long, so only links to tools do.
  const [Item, address] = findTool(to) ? [ToolLink, to] : [Link, target];
  return (
    <Item className={classes} to={address} {...(isMail && SAME_TAB)} {...props}>
      {label}
      {!isMail && !isInternalUrl(target) && <IconExternalLink />}
    </Item>
  );
}
