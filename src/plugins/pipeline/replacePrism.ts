import fs from 'node:fs';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';
import { listParts } from '../shared/languages';

/**
 * Only the build uses this Prism, which also supports the languages in the settings.
 * @throws if `prism-react-renderer` no longer has this module
 */
export function replacePrism({
  generatedFilesDir,
  siteConfig,
}: LoadContext): NormalModuleReplacementPlugin {
  const { prism } = siteConfig.themeConfig as Partial<ThemeConfig>;
  const read = (id: string): string =>
    fs.readFileSync(require.resolve(`prismjs/components/prism-${id}`), 'utf8');
  const parts = listParts(prism?.additionalLanguages ?? []);
  const file = path.join(generatedFilesDir, 'prism.js');
  fs.writeFileSync(
    file,
    [
      read('core'),
      // Otherwise, Prism would highlight all code on the page again.
      'Prism.manual = true;',
      ...parts.map(read),
    ].join('\n'),
  );
  require.resolve('prism-react-renderer/prism');
  return new NormalModuleReplacementPlugin(
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    file,
  );
}
