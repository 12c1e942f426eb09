import { printPlainFragment } from './sharing/fragment';
import type { Work } from './sharing/Work';

/** URL of the runner's files, with a trailing slash; all its scripts are in one folder. */
export const RUN = new URL('.', import.meta.url).href;

/** URL of the site. */
export const SITE = new URL('../../', RUN).href;

export const getPlaygroundLink = (work: Work): string =>
  `${SITE}playground/#${printPlainFragment(work)}`;
