import type { Hit } from '../../search/results';
import { BASE, toLink } from '../dom/base';

/** The URL of a hit, for a link. */
export const toAddress = ({ url }: Hit): string =>
  url.startsWith('/') ? toLink(BASE + url.slice(1)) : url;
