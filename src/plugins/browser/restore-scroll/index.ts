import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Restores the scroll position that readers left a page at. */
export default function restoreScrollPlugin(): Plugin {
  return {
    name: 'restore-scroll',
    getClientModules: () => [path.join(__dirname, 'restoreScroll.ts')],
  };
}
