import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';
import { listParts } from '../shared/languages';

/**
 * Replaces the bundled Prism with one that has the languages of Docusaurus and of the
 * settings. Only the build uses it; browsers load no Prism.
 *
 * @throws if `prism-react-renderer` no longer has this module
 */
export function replacePrism({
  generatedFilesDir,
  siteConfig,
}: LoadContext): NormalModuleReplacementPlugin {
  const { prism } = siteConfig.themeConfig as {
    readonly prism?: { readonly additionalLanguages?: readonly string[] };
  };
  const parts = listParts(prism?.additionalLanguages ?? []).map(
    (id) => `prismjs/components/prism-${id}`,
  );
  const file = path.join(generatedFilesDir, 'prism.js');
  fs.writeFileSync(
    file,
    [
      "const Prism = require('prismjs/components/prism-core');",
      // Otherwise Prism highlights all code on the page again.
      'Prism.manual = true;',
      // Language components register themselves in the global `Prism`.
      'globalThis.Prism = Prism;',
      ...parts.map((name) => `require('${name}');`),
      'module.exports = Prism;\n',
    ].join('\n'),
  );
  require.resolve('prism-react-renderer/prism');
  return new NormalModuleReplacementPlugin(
    /^(?:prism-react-renderer|\.\.)\/prism(?:\/index\.js)?$/,
    file,
  );
}
