import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Restores the scroll position that readers left a page at. */
export default function navigationPlugin(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [path.join(__dirname, 'restoreScroll.ts')],
  };
}
