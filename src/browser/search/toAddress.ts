import type { Hit } from '../../search/results';
import { BASE, toLink } from '../dom/base';

/** Where a hit leads, for a link. */
export const toAddress = ({ url }: Hit): string =>
  url.startsWith('/') ? toLink(BASE + url.slice(1)) : url;
