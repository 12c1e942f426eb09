import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setBreakpoint } from '../shared/breakpoint';
import { getReplacement } from './getReplacement';
import { printPrismTheme, type PrismSettings } from './printPrismTheme';

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

/**
 * Gives the theme `src/css/base.css` where it asks for Infima, our breakpoint, and
 * the colors of code that the settings name.
 */
export default function stylesPlugin(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir, siteConfig } = context;
  const { prism } = siteConfig.themeConfig as {
    readonly prism?: PrismSettings;
  };
  const colors = printPrismTheme(prism ?? {});
  const colorsFile = path.join(generatedFilesDir, 'prism-theme.css');
  if (colors) {
    fs.mkdirSync(generatedFilesDir, { recursive: true });
    fs.writeFileSync(colorsFile, colors);
  }
  return {
    name: 'styles',
    getClientModules: () => (colors ? [colorsFile] : []),
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
