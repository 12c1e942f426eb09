import { printPlainFragment, type Work } from './sharing/fragment';

/** URL of the folder of the runner and its chunks, with a trailing slash. */
export const RUN = new URL('.', import.meta.url).href;

export const SITE = new URL('../../', RUN).href;

export const getPlaygroundLink = (work: Work): string =>
  `${SITE}playground/#${printPlainFragment(work)}`;
