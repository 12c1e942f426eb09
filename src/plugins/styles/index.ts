import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { getReplacement } from './getReplacement';

/** Gives the theme `src/css/base.css` where it asks for Infima. */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir } = context;
  return {
    name: 'styles',
    configureWebpack: () => ({
      resolve: {
        alias: getReplacement(
          fs.readFileSync(
            path.join(generatedFilesDir, 'client-modules.js'),
            'utf8',
          ),
          path.join(siteDir, 'src/css/base.css'),
        ),
      },
    }),
  };
}
