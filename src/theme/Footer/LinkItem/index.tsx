import React from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/Footer/LinkItem';

/** A link of the footer; one that writes a mail opens no new tab. */
export default function FooterLinkItem({ item }: Props): React.JSX.Element {
  const { to, href, label } = item;
  const target = href ?? to ?? '';
  const isMail = target.startsWith('mailto:');
  if (isMail) {
    return (
      <a className="footer__link-item" href={target}>
        {label}
      </a>
    );
  }
  return (
    <Link className="footer__link-item" to={target}>
      {label}
      {!isInternalUrl(target) && <IconExternalLink />}
    </Link>
  );
}
