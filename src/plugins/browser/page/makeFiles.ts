import path from 'node:path';
import { bundleScript } from '../../shared/bundleScript';
import type { TextFiles } from '../../shared/textFiles';

export const SOURCE = path.resolve(__dirname, '../../../browser');

/** Loaded by who has no script. */
export const NO_SCRIPT = 'js/no-script.css';

/** What runs before a page shows. No hash: a page from a cache must find it. */
export const HEAD = 'js/head.js';

/** The files of every page that webpack does not make, by path below the base URL. */
export const makePageFiles = async (siteDir: string): Promise<TextFiles> => ({
  [HEAD]: await bundleScript(path.join(SOURCE, 'head/index.ts')),
  [NO_SCRIPT]: await bundleScript(path.join(siteDir, 'src/css/no-script.css')),
});
