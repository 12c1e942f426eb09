import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import ToolLink from '@site/src/components/tools/ToolLink';
import { findTool } from '@site/src/site/toolLinks';
import type { Props } from '@theme/Footer/LinkItem';

/** Links to tools include the current page; `mailto:` links open in this tab. */
export default function FooterLinkItem({ item }: Props) {
  const { to, href, label } = item;
  const target = href ?? to ?? '';
  if (target.startsWith('mailto:')) {
    return (
      <a className="footer__link-item" href={target}>
        {label}
      </a>
    );
  }
  // Finding the current page takes long, so only links to tools do.
  const Item = findTool(target) ? ToolLink : Link;
  return (
    <Item className="footer__link-item" to={target}>
      {label}
      {!isInternalUrl(target) && <IconExternalLink />}
    </Item>
  );
}
