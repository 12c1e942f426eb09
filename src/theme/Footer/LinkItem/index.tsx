import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { useToolLink } from '@site/src/components/tools/useToolLink';
import type { Props } from '@theme/Footer/LinkItem';

/** Links to tools include the current page; `mailto:` links open in this tab. */
export default function FooterLinkItem({ item }: Props) {
  const { to, href, label } = item;
  const target = href ?? to ?? '';
  const tool = useToolLink()(to);
  if (target.startsWith('mailto:')) {
    return (
      <a className="footer__link-item" href={target}>
        {label}
      </a>
    );
  }
  return (
    <Link className="footer__link-item" to={target} {...tool}>
      {label}
      {!isInternalUrl(target) && <IconExternalLink />}
    </Link>
  );
}
