import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { useToolAddress } from '@site/src/components/tools/useToolAddress';
import type { Props } from '@theme/Footer/LinkItem';

/**
 * A footer link. `mailto:` links open no new tab; links to tools include the page that the
 * reader is on.
 */
export default function FooterLinkItem({ item }: Props) {
  const { to, href, label } = item;
  const target = href ?? to ?? '';
  const tool = useToolAddress()(to);
  if (target.startsWith('mailto:')) {
    return (
      <a className="footer__link-item" href={target}>
        {label}
      </a>
    );
  }
  return (
    <Link
      className="footer__link-item"
      to={tool?.to ?? target}
      data-tool={tool?.tool}
    >
      {label}
      {!isInternalUrl(target) && <IconExternalLink />}
    </Link>
  );
}
