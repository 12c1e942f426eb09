import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';
import { listParts } from '../shared/languages';

/**
 * A Prism with the languages of Docusaurus and those that the settings add. Code is
 * colored when the site is built, and readers load none of them.
 *
 * @throws when the package has no such module any more
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
      // It would color, a second time, all code that it finds on the page.
      'Prism.manual = true;',
      // Some add themselves to what they find under this name.
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
