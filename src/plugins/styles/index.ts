import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setBreakpoint } from '../shared/breakpoint';
import { getReplacement } from './getReplacement';

/** Gives media queries their width, as a plugin of PostCSS. */
const breakpoint = {
  postcssPlugin: 'breakpoint',
  AtRule: {
    media(rule: { params: string }): void {
      const params = setBreakpoint(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** Gives the theme `src/css/base.css` where it asks for Infima, and our breakpoint. */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir } = context;
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, breakpoint],
    }),
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
