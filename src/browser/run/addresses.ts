import { printPlainFragment, type Work } from './sharing/fragment';

/** URL of the runner's folder, with a trailing slash; chunks are in the same folder. */
export const RUN = new URL('.', import.meta.url).href;

/** URL of the site. */
export const SITE = new URL('../../', RUN).href;

export const getPlaygroundLink = (work: Work): string =>
  `${SITE}playground/#${printPlainFragment(work)}`;
